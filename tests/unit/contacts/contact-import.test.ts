import { describe, expect, it } from 'vitest'
import { checkRow, type ImportRow, planImport, type StoredContact } from '#domain/contacts/contact-import'
import { csvOf, csvRows, withoutApostrophe } from '#domain/formats/csv'
import { decodeText } from '#domain/formats/decode-text'
import { phoneKey } from '#domain/contacts/contact-link'

const cells = (text: string) => [...csvRows(text)].map((row) => row.cells)

describe('a table as text', () => {
  it.each([';', ',', '\t'])('recognizes the delimiter „%s“', (delimiter) => {
    expect(cells(`Име${delimiter}Град\nАна${delimiter}Бон`)).toEqual([
      ['Име', 'Град'],
      ['Ана', 'Бон'],
    ])
  })

  it('ignores a delimiter in quotes', () => {
    expect(cells('"а,б,в,г";д\r\n"каза ""да""\nи млъкна";е')).toEqual([
      ['а,б,в,г', 'д'],
      ['каза "да"\nи млъкна', 'е'],
    ])
  })

  it.each<[string, string, string[][]]>([
    ['commas in the cells', 'Име;Град\nАна;Бон, 1, А', [['Име', 'Град'], ['Ана', 'Бон, 1, А']]],
    ['a quotation mark inside', 'а;б"в', [['а', 'б"в']]],
    ['words after a quotation', '"а"б;в', [['аб', 'в']]],
    ['line ends of three kinds', 'а\r\nб\nв\rг', [['а'], ['б'], ['в'], ['г']]],
    ['a quotation that never ends', 'а;б\n"в;г\nд', [['а', 'б'], ['в;г\nд']]],
  ])('reads %s', (_, text, table) => expect(cells(text)).toEqual(table)) // prettier-ignore

  it('keeps the row numbers of the table after an empty row', () => {
    expect([...csvRows('а\r\n\r\nб\r')].map(({ row, cells: [first] }) => [row, first])).toEqual([
      [1, 'а'], [2, ''], [3, 'б'], [4, ''],
    ]) // prettier-ignore
  })

  it('defuses formulas and reads them back unchanged', () => {
    const dangerous = ['=1+1', '+49 30 1', '-5', '@SUM(A1)', "O'Neill", '"цитат"; и още', '\tтаб']
    const written = csvOf([dangerous])
    expect(written.startsWith('\uFEFF')).toBe(true)
    const [read] = cells(written.slice(1))
    expect(read).toEqual(["'=1+1", "'+49 30 1", "'-5", "'@SUM(A1)", "O'Neill", '"цитат"; и още', "'\tтаб"])
    expect(read!.map(withoutApostrophe)).toEqual(dangerous)
  })
})

describe('character encoding of a file', () => {
  const windows = Buffer.from([0xcc, 0xfe, 0xed, 0xf5, 0xe5, 0xed])
  it.each([
    ['UTF-8', Buffer.from('Мюнхен')],
    ['UTF-8 with a byte order mark', Buffer.from('\uFEFFМюнхен')],
    ['windows-1251', windows],
    ['UTF-16', Buffer.from('\uFEFFМюнхен', 'utf16le')],
  ])('reads %s', (_, bytes) => {
    expect(decodeText(bytes)).toBe('Мюнхен')
  })
})

describe('a phone number', () => {
  it.each(['+49 30 1234', '0049 30 1234', '030/1234', '+49 (0)30 12-34', '(030) 12 34'])(
    'is the same written as %s',
    (phone) => {
      expect(phoneKey(phone)).toBe('+49301234')
    },
  )
  it('is empty when missing', () => expect([phoneKey(null), phoneKey('')]).toEqual(['', '']))
})

describe('the import plan', () => {
  const ana = { name: 'Ана', city: 'Бон', category: 'doctor', phone: '+49 228 1' } as const
  const empty = { specialty: null, address: null, email: null, source: null }
  const stored: StoredContact = {
    ...ana, ...empty, id: '1', slug: 'ana', owner: null, approval: 'approved', listed: true,
  } // prettier-ignore
  const plan = (...values: ImportRow['values'][]) =>
    planImport({
      rows: values.map((one, index) => checkRow({ row: index + 2, values: one })),
      stored: [stored],
    })

  it('skips the same contact, also with another spelling of the name', () => {
    expect(plan({ ...ana }).skipped).toBe(1)
    expect(plan({ ...ana, name: 'АНА' }).change).toHaveLength(1)
  })

  it('treats another phone number as another person', () => {
    expect(plan({ ...ana, phone: '+49 228 2' }).add).toHaveLength(1)
  })

  it('updates from a cell and leaves a missing column alone', () => {
    const [{ contact } = { contact: null }] = plan({ ...ana, email: 'ana@example.org' }).change
    expect(contact).toEqual({ ...ana, ...empty, email: 'ana@example.org' })
    const withEmail = { ...stored, email: 'ana@example.org' }
    const rows = [{ row: 2, values: { ...ana } }, { row: 3, values: { ...ana, name: 'Б', email: '' } }] // prettier-ignore
    expect(planImport({ rows: rows.map(checkRow), stored: [withEmail] })).toMatchObject({
      skipped: 1,
      add: [{ email: null }],
    })
  })

  it('approves a pending contact', () => {
    const waiting = { ...stored, approval: 'pending' } as const
    const rows = [{ row: 2, values: { ...ana } }]
    expect(planImport({ rows: rows.map(checkRow), stored: [waiting] }).change).toHaveLength(1)
  })

  it('skips a repeated row and points out one with other data', () => {
    const { add, skipped, invalid } = plan(
      { ...ana, name: 'Б' },
      { ...ana, name: 'Б' },
      { ...ana, name: 'Б', city: 'Кил' },
    )
    expect([add.length, skipped, invalid]).toEqual([1, 1, [{ row: 4, repeats: 2 }]])
  })

  it('lists everything that a bad row lacks', () => {
    expect(plan({ name: '', city: 'Бон', category: 'ветеринар', email: 'x' }).invalid).toEqual([
      {
        row: 2,
        problems: [
          { field: 'name', problem: 'required' },
          { field: 'category', problem: 'choice' },
          { field: 'email', problem: 'email' },
        ],
      },
    ])
  })
})
