import { readFileSync } from 'node:fs'
import path from 'node:path'
import { projectDir } from '#env'

/** The design tokens for pictures, emails, the manifest and pages without a style sheet. */
const names = [
  'paper',
  'surface',
  'line',
  'ink',
  'ink-soft',
  'ink-mute',
  'primary',
  'on-primary',
  'accent',
  'link',
  'focus-line',
] as const

type Colors = Record<(typeof names)[number], string>

const file = path.join(/* turbopackIgnore: true */ projectDir, 'src/ui/styles/tokens.css')
const [lightBlock = '', darkBlock = ''] = readFileSync(file, 'utf8').split(/^\[data-theme="dark"\] \{/m)

function colorsOf(block: string): Colors {
  const colors = names.map((name) => {
    const [, hex] = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(block) ?? []
    if (!hex) throw new Error(`tokens.css has no color ${name}`)
    return [name, hex]
  })
  return Object.fromEntries(colors)
}

export const light = colorsOf(lightBlock)
export const dark = colorsOf(darkBlock)
