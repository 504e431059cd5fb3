import { beforeAll, describe, expect, it } from 'vitest'
import { isContentOf } from '#domain/documents/document-content'
import { documentInput } from '#domain/documents/document-input'
import { isWellFormed, wordPages, wordXml } from '#support/word-text'
import { demoDocuments } from '#texts/demo/documents'
import { phrases } from '#texts/demo/documents/phrases'
import { letterWords } from '#texts/demo/documents/shape'
import { wordFile } from '../../../src/cli/seed/word/word-file'

/** Of a line in 10 points between the margins, and of such lines on a page. */
const LINE_LENGTH = 96
const LINES_PER_PAGE = 54
const LONGEST_WORD = 34
const LONGEST_PARAGRAPH = 5 * LINE_LENGTH

const cyrillic = /\p{Script=Cyrillic}/u
const names = demoDocuments.map(({ name }) => name)
const files = new Map<string, Buffer>()
beforeAll(async () => {
  for (const document of demoDocuments) files.set(document.name, await wordFile(document))
}, 60_000)

const fileOf = (name: string) => files.get(name)!
const pagesOf = (name: string) => wordPages(fileOf(name))
const linesOf = (name: string) => pagesOf(name).flatMap((page) => page.flat())
const textOf = (name: string) =>
  linesOf(name)
    .map(({ text }) => text)
    .join('\n')

describe.each(names)('„%s“', (name) => {
  const document = demoDocuments.find((one) => one.name === name)!

  it('opens as a Word document that the site accepts', () => {
    expect(isContentOf('docx', fileOf(name))).toBe(true)
    expect(isWellFormed(wordXml(fileOf(name)))).toBe(true)
    expect(documentInput.safeParse(document).success).toBe(true)
  })

  it('begins with a heading, has a description and both alphabets where both are promised', () => {
    const [heading] = linesOf(name).filter(({ style }) => style === 'Heading1')
    expect(heading!.text.length).toBeGreaterThan(5)
    expect(document.description.length).toBeGreaterThan(40)
    if (/на немски/.test(document.description)) expect(textOf(name)).toMatch(/[a-zäöüß]{4}/)
    if (/български|обясн|превод/.test(document.description)) expect(textOf(name)).toMatch(cyrillic)
  })

  it('holds every text of the repository', () => {
    const said = document.pages.flat().flatMap((block) => Object.values(block).flat(2))
    const missing = said.filter((text) => typeof text === 'string' && !textOf(name).includes(text))
    expect(missing).toEqual([])
  })

  it('has one or two full pages, without endless words and paragraphs', () => {
    const pages = pagesOf(name)
    expect(pages).toHaveLength(document.pages.length)
    expect(pages.length).toBeLessThanOrEqual(2)
    for (const page of pages) {
      const heights = page.map((row) =>
        Math.max(...row.map(({ text, part }) => Math.ceil(text.length / (LINE_LENGTH * part)) || 1)),
      )
      const lines = heights.reduce((sum, height) => sum + height, 0)
      expect(lines).toBeGreaterThan(8)
      expect(lines).toBeLessThanOrEqual(LINES_PER_PAGE)
    }
    const texts = linesOf(name).map(({ text }) => text)
    expect(texts.filter((text) => text.length > LONGEST_PARAGRAPH)).toEqual([])
    expect(
      texts.flatMap((text) => text.split(/[\s_]+/)).filter((word) => word.length > LONGEST_WORD),
    ).toEqual([])
  })
})

describe('what a name promises', () => {
  it('60 expressions, each once and in both languages', () => {
    const promised = Number(/(\d+) израза/.exec(names.join('\n'))![1])
    const name = names.find((one) => one.includes('израза'))!
    const rows = pagesOf(name).flatMap((page) => page.filter((row) => /^\d+$/.test(row[0]!.text)))
    expect(rows.map(([number]) => Number(number!.text))).toEqual(
      Array.from({ length: promised }, (_, index) => index + 1),
    )
    expect(rows.map((row) => row.slice(1).map(({ text }) => text))).toEqual(
      phrases.flatMap((group) => group.phrases),
    )
    for (const column of [1, 2]) expect(new Set(rows.map((row) => row[column]!.text)).size).toBe(promised)
    expect(rows.filter((row) => !cyrillic.test(row[1]!.text) || cyrillic.test(row[2]!.text))).toEqual([])
    const ends = rows.filter((row) => row[1]!.text.at(-1) !== row[2]!.text.at(-1)!)
    expect(ends).toEqual([])
  })

  it('one page, a month of days, two pages', () => {
    for (const { name, description } of demoDocuments) {
      const [, count] = /на (една|две) страниц[аи]/.exec(description) ?? []
      if (count) expect(pagesOf(name)).toHaveLength(count === 'една' ? 1 : 2)
    }
    const days = pagesOf('Дневник на работното време')[0]!.filter(([day]) => /^\d+$/.test(day!.text))
    expect(days).toHaveLength(31)
  })
})

const letters = demoDocuments.filter(({ letter }) => letter)

it('four documents are letters', () => expect(letters).toHaveLength(4))

describe.each(letters.map(({ name, letter }) => ({ name, letter: letter! })))(
  'the letter „$name“',
  ({ name, letter }) => {
    const page = () =>
      pagesOf(name)[0]!
        .flat()
        .map(({ text }) => text)

    it('has sender, addressee, place, date, subject with legal basis, salutation, signature, in this order', () => {
      const parts = [
        letterWords.sender,
        ...letter.sender,
        letterWords.addressee,
        ...letter.addressee,
        letterWords.placeAndDate,
        `${letterWords.subject}: ${letter.subject} (${letter.basis})`,
        letterWords.salutation,
        letterWords.closing,
        letter.signature,
      ]
      const lines = page()
      let from = 0
      for (const part of parts) {
        const at = lines.indexOf(part, from)
        expect([part, at]).toEqual([part, Math.max(at, from)])
        from = at + 1
      }
      expect(letter.basis).toMatch(/^§§? \d.* [A-Z]+$/)
    })

    it('is in German alone; what is not sent stands on another page', () => {
      expect(page().filter((text) => cyrillic.test(text))).toEqual([])
      expect(
        pagesOf(name)[1]!
          .flat()
          .some(({ text }) => cyrillic.test(text)),
      ).toBe(true)
    })
  },
)

it.each([
  [
    'Декларация за пътуване на дете в чужбина',
    'чл. 76, т. 9 от Закона за българските лични документи',
    'Място и дата',
  ],
  ['Пълномощно за учреждения в България', 'чл. 36 и следващите от Закона за задълженията', 'Място и дата'],
  ['Wohnungsgeberbestätigung: образец с обяснения', '§ 19 Abs. 3 des Bundesmeldegesetzes', 'Ort, Datum'],
])('„%s“ names its law, place and date', (name, ...parts) => {
  for (const part of parts) expect(textOf(name)).toContain(part)
})

it('the handover record has rooms, meters, keys, defects and both signatures', () => {
  const text = textOf('Протокол за предаване на жилище')
  for (const part of [
    'Küche',
    'Bad',
    'Zählernummer',
    'Strom',
    'Schlüssel',
    'Mängel',
    'Vermieter/in',
    'Mieter/in',
  ])
    expect(text).toContain(part)
})
