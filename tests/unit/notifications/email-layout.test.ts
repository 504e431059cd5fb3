import { expect, it } from 'vitest'
import { writeEmail } from '#jobs/email/compose-email'
import { emailTexts } from '#texts/notifications/emails'
import { dark, light } from '../../../src/colors'

const { html, text } = writeEmail({
  words: emailTexts.resetPassword,
  name: 'Рада',
  link: 'https://example.org/a',
})

it('a letter follows the colour scheme of the device', () => {
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  const [, sheet = ''] = /@media \(prefers-color-scheme:dark\)\{(.*?)<\/style>/s.exec(html) ?? []
  for (const color of ['paper', 'surface', 'ink', 'primary', 'on-primary'] as const) {
    expect(sheet, color).toContain(dark[color])
  }
})

it('every colour of a letter has its dark one', () => {
  const isLight = new RegExp(`${Object.values(light).join('|')}`)
  const colored = [...html.matchAll(/class="(\w+)" style="([^"]*)"/g)].filter(([, , style]) =>
    isLight.test(style!),
  )
  expect(colored.length).toBeGreaterThan(3)
  for (const [, name] of colored) expect(html).toContain(`.${name}{`)
})

it('without styles, too, a letter says what its link is for', () => {
  expect(text).toContain('Задайте нова парола: https://example.org/a')
})
