import { describe, expect, it } from 'vitest'
import { IMPORT_ROWS_MAX, TABLE_CELL_MAX, TABLE_ROWS_MAX } from '#domain/limits'
import { jsonItems } from '#domain/formats/json-items'
import { checkRow } from '#domain/contacts/contact-import'
import { contactImportTexts } from '#texts/contacts/contact-import'
import { headed, mappedRows } from '#jobs/contact-import/mapped-rows'
import { readTable } from '#jobs/contact-import/read-table'
import { xmlParts } from '#jobs/contact-import/xml-parts'
import { zip } from '#support/document-files'

const readRows = async (bytes: Buffer) => mappedRows(headed(readTable(bytes), {}), {})

const workbook = {
  'xl/workbook.xml': '<?xml version="1.0"?><workbook><sheets><sheet r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
}
const xlsx = (sheet: string, others: Record<string, string> = {}) =>
  readRows(zip({ ...workbook, ...others, 'xl/worksheets/sheet1.xml': sheet }))
const cell = (text: string, reference = '') => `<c r="${reference}" t="str"><v>${text}</v></c>`
const row = (cells: string[], attributes = '') =>
  `<row ${attributes}>${cells.map((one) => cell(one)).join('')}</row>`
const head = row(['Име', 'Град', 'Категория'])

describe('XML of a spreadsheet', () => {
  it('is read with comments, CDATA and „>“ in quotes', () => {
    const xml = `<!-- <a> --><a b='>' c:d="&lt;1&#x41;&constructor;"/><![CDATA[<&]]>`
    expect([...xmlParts(xml)]).toEqual([
      { kind: 'open', name: 'a', attributes: { b: '>', d: '<1A&constructor;' } },
      { kind: 'close', name: 'a' },
      { kind: 'text', text: '<&' },
    ])
  })

  it.each([
    '<',
    '<a',
    '<a "',
    '<!DOCTYPE a>',
    '<!--',
    '< a>',
    `<a${' '.repeat(10_000)}>`,
    '<a <b>',
    '&#x110000;',
    '<!---->'.repeat(2_000),
  ])('is refused when malformed: %#', (xml) => expect(() => [...xmlParts(xml)]).toThrow())
})

describe('a JSON list', () => {
  it.each([
    ['[1, "a]\\"", [2], {"b": []}]', [1, 'a]"', [2], { b: [] }]],
    ['{"total": 1, "not": {"this": [1]}, "contacts": [{"a": "{"}], "more": [2]}', [{ a: '{' }]],
    [' [ ] ', []],
  ])('is read: %s', (json, items) => expect([...jsonItems(json)]).toEqual(items))

  it.each(['', '{}', '[', '[1', '[1 2]', '[,1]', '[{]}]', '{"a":{"b":[1]}}', '["'])(
    'is refused: %s',
    (json) => expect(() => [...jsonItems(json)]).toThrow(SyntaxError),
  )

  it('is read item by item: the rest stays unread after the first one', () => {
    expect(jsonItems(`[{"a":1},${'['.repeat(1_000_000)}`).next().value).toEqual({ a: 1 })
  })

  it.each([`[${'['.repeat(1_000_000)}`, `{${'"a":{},'.repeat(100_000)}"b":[1]}`])(
    'is refused with endless content: %#',
    (json) => expect(() => [...jsonItems(json)]).toThrow('no list'),
  )
})

describe('a hostile spreadsheet', () => {
  it('keeps the numbers of rows far down', async () => {
    const far = '<row r="1048576"><c r="A1" t="str"><v>Ана</v></c></row>'
    expect(await xlsx(`<d>${head}${far}<row r="99999999999">${cell('Яна')}</row></d>`)).toEqual([
      { row: 1048576, values: { name: 'Ана', city: '', category: '' } },
      { row: 1048577, values: { name: 'Яна', city: '', category: '' } },
    ])
  })

  it('keeps the positions of empty cells', async () => {
    const cells = '<c r="A2"/><c t="str"><v>Бон</v></c>'
    expect(await xlsx(`<d>${head}<row>${cells}</row></d>`)).toMatchObject([
      { values: { name: '', city: 'Бон' } },
    ])
  })

  it('does not copy one long text in full for thousands of cells', async () => {
    const strings = `<sst><si><t>${'а'.repeat(1_000_000)}</t></si></sst>`
    const shared = `<row>${'<c t="s"><v>0</v></c>'.repeat(3)}</row>`.repeat(IMPORT_ROWS_MAX)
    const rows = await xlsx(`<d>${head}${shared}</d>`, { 'xl/sharedStrings.xml': strings })
    expect(rows.at(-1)?.values.name).toHaveLength(TABLE_CELL_MAX)
  }, 30_000)

  it('stops decoding a text that fits into no cell', () => {
    const [text] = [...xmlParts('&amp;'.repeat(1_000_000))]
    const { length } = (text as { text: string }).text
    expect(length).toBeGreaterThan(TABLE_CELL_MAX)
    expect(length).toBeLessThan(20_000)
  })

  const xs = '<row><c t="str"><v>x</v></c></row>'
  it.each<[string, () => Promise<unknown>, string]>([
    [
      'a column beyond the last',
      () => xlsx(`<d><row>${cell('x', 'ZZZ1')}</row></d>`),
      contactImportTexts.tooManyRows,
    ],
    ['endless rows', () => xlsx(`<d>${xs.repeat(TABLE_ROWS_MAX + 1)}</d>`), contactImportTexts.tooManyRows],
    [
      'endless text rows',
      () => readRows(Buffer.from('x\n'.repeat(TABLE_ROWS_MAX + 1))),
      contactImportTexts.tooManyRows,
    ],
    ['endless text columns', () => readRows(Buffer.from(';'.repeat(20_000))), contactImportTexts.tooManyRows],
    [
      'endless JSON items',
      () => readRows(Buffer.from(`[${'{},'.repeat(300_000)}{}]`)),
      contactImportTexts.tooManyRows,
    ],
    ['an element that never ends', () => xlsx(`<a${' '.repeat(1_000_000)}`), contactImportTexts.unreadable],
  ])('is refused: %s', async (_, read, message) => {
    await expect(read()).rejects.toThrow(message)
  })

  it('does not count empty rows with colors', async () => {
    expect(await xlsx(`<d>${head}${'<row><c s="3"/></row>'.repeat(20_000)}${row(['Ана'])}</d>`)).toHaveLength(
      1,
    )
  })
})

describe('a table from an office', () => {
  const read = (...lines: string[]) => readRows(Buffer.from(lines.join('\n')))

  it('may have a title and „sep=“ above its headings, which may be German', async () => {
    const rows = await read(
      'sep=;',
      'Praxisliste Bayern, Stand 2026',
      '',
      'Titel;Vorname;Nachname;Ort;Kategorie;Telefonnummer;Fachrichtung;Straße;PLZ;Bemerkung',
      'Dr.;Elena;Angelova;München;Ärztin;089 1;Kardiologie;Maxstraße 3;80802;spricht Bulgarisch',
    )
    expect(rows).toEqual([
      {
        row: 5,
        values: {
          name: 'Dr. Elena Angelova',
          city: 'München',
          category: 'doctor',
          phone: '089 1',
          specialty: 'Kardiologie',
          address: 'Maxstraße 3 80802',
        },
      },
    ])
  })

  it.each([
    ['Vorname;Name;Ort;Kategorie', 'Elena;Angelova;Bonn;Arzt'],
    ['Name;Vorname;Ort;Kategorie', 'Angelova;Elena;Bonn;Arzt'],
  ])('has a family name under „Name“ beside a first one: %s', async (heads, cells) => {
    expect((await read(heads, cells))[0]?.values.name).toBe('Elena Angelova')
  })

  it('loses nothing where two columns say the same thing', async () => {
    const rows = await read(
      'Name;Ort;Kategorie;Telefon;Tel.',
      'A;Bonn;Arzt;0228 1;',
      'B;Bonn;Arzt;0228 1;0228 1',
      'C;Bonn;Arzt;0228 1;0228 2',
    )
    expect(rows.map(({ values }) => values.phone)).toEqual(['0228 1', '0228 1', '0228 1 0228 2'])
  })

  it('shows lists and objects in the items of a list, where they are refused', async () => {
    const items = [{ name: 'Ана', city: 'Бон', category: ['doctor'], email: { work: 'a@example.org' } }]
    const [row] = await readRows(Buffer.from(JSON.stringify(items)))
    expect(row?.values).toMatchObject({ category: '["doctor"]', email: '{"work":"a@example.org"}' })
    expect(checkRow(row!)).toMatchObject({ problems: [{ field: 'category' }, { field: 'email' }] })
  })

  it('loses only the row whose quotation mark never closes', async () => {
    const rows = await read('Име;Град;Вид', '"Ана;Бон;лекар', 'Яна;Улм;лекар', '"Ива";Кил;лекар')
    expect(rows.map(({ row, isUnclosed, values }) => [row, isUnclosed, values.name])).toEqual([
      [2, true, '"Ана'],
      [3, undefined, 'Яна'],
      [4, undefined, 'Ива'],
    ])
    expect(rows.map(checkRow)[0]).toEqual({ row: 2, problems: [], isUnclosed: true })
  })

  it('reads quotation marks without end in linear time', async () => {
    await expect(read('"'.repeat(2_000_000))).rejects.toThrow('липсва: Име, Град, Категория.')
  })

  it('loses the signs that nobody sees', async () => {
    const [row] = await read('Име;Град;Вид', 'А\u200Bна\u00AD;\u200EБон\uFEFF;лекар')
    expect(row?.values).toMatchObject({ name: 'Ана', city: 'Бон' })
  })
})
