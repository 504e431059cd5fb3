import { readFileSync } from 'node:fs'
import * as lucide from 'lucide-react'
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { iconNames } from '#domain/icon-names'

export const iconSpriteFile = 'src/ui/graphics/icons.svg'

/** Every icon of the site and its mark in one file: pages name them by `#name`, and `.icon` gives the look of the lines. */
export function makeIconSprite(): string {
  const icons = lucide as unknown as Record<string, ComponentType>
  const symbols = iconNames.map((name) => {
    const drawn = renderToStaticMarkup(createElement(icons[componentName(name)]!))
    const lines = drawn.replace(/^<svg[^>]*>|<\/svg>$/g, '')
    return `<symbol id="${name}" viewBox="0 0 24 24">${lines}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">\n${[...symbols, mark()].join('\n')}\n</svg>\n`
}

/** `public/brand/mark.svg` in the colours of the place where it stands. */
function mark(): string {
  const parts = ['plate', 'letters', 'diamond']
  const drawn = readFileSync('public/brand/mark.svg', 'utf8').trim()
  const shapes = drawn.replace(/^<svg[^>]*>|<\/svg>$/g, '')
  const coloured = shapes.replace(/fill="[^"]*"/g, () => `fill="var(--color-mark-${parts.shift()})"`)
  return `<symbol id="mark" viewBox="0 0 70 34">${coloured}</symbol>`
}

/** `building-2` is the component `Building2`. */
const componentName = (name: string) =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
