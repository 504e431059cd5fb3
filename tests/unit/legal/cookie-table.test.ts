import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CookieTable } from '../../../src/features/legal/cookie-table'

const html = renderToStaticMarkup(createElement(CookieTable))
const tags = (name: string) =>
  [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(([, all]) => all!)
const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]

it('every heading of the cookie table says what it heads', () => {
  expect(new Set(tags('th').map((tag) => attribute(tag, 'scope')))).toEqual(
    new Set(['col', 'row', 'rowgroup']),
  )
  const ids = tags('th').map((tag) => attribute(tag, 'id'))
  expect(new Set(ids).size).toBe(ids.length)
})

it('every cell of the cookie table names its headings', () => {
  const ids = new Set(tags('th').map((tag) => attribute(tag, 'id')))
  for (const cell of tags('td')) {
    const named = attribute(cell, 'headers')?.split(' ') ?? []
    expect(named.length).toBeGreaterThan(1)
    expect(named.filter((id) => !ids.has(id))).toEqual([])
  }
})

it('every row of the cookie table has three columns', () => {
  for (const [, row] of html.matchAll(/<tr\b[^>]*>(.*?)<\/tr>/g)) {
    const widths = [...row!.matchAll(/<t[hd]\b([^>]*)>/g)].map(([, tag]) =>
      Number(attribute(tag!, 'colSpan') ?? 1),
    )
    expect(widths.reduce((sum, width) => sum + width, 0)).toBe(3)
  }
})
