import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { dark, light } from '../../../src/colors'

it('reads the colors of both themes from the design tokens', () => {
  expect([light.paper, dark.paper]).toEqual(['#faf6ee', '#161510'])
})

const tokens = 'src/ui/styles/tokens.css'
const folders = ['src', 'access', 'collections', 'hooks', 'public', 'payload.config.ts', 'next.config.ts']
const files = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...folders],
  {
    encoding: 'utf8',
  },
)
  .split('\0')
  .filter((file) => /\.(tsx?|css|js)$/.test(file) && file !== tokens)

/** `&#39;` is a character, not a color. */
const color = /(?<![&\w])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|\b(?:rgb|hsl|oklch)a?\(/gi

it('no file names a color, except the design tokens', () => {
  const found = files.flatMap((file) =>
    (readFileSync(file, 'utf8').match(color) ?? []).map((one) => `${file}: ${one}`),
  )
  expect(found).toEqual([])
})

it.each(['#fff', "'#12573d'", 'fill="#1E1B15"', 'rgb(0 0 0)', '#12573dff'])(
  'recognizes %s as a color',
  (text) => expect(text.match(color)).toHaveLength(1),
)

it.each(['&#39;', "href^='#'", '#contact', '#fee-list', 'a#b', '#domain/csv'])(
  'does not take %s for a color',
  (text) => expect(text.match(color)).toBeNull(),
)
