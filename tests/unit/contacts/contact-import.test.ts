import { describe, expect, it } from 'vitest'
import { checkRow, type ImportRow, type StoredContact } from '#domain/contacts/contact-import'
import { planImport } from '#domain/contacts/plan-import'
import { csvOf, csvRows, withoutApostrophe } from '#domain/formats/csv'
import { decodeText } from '#domain/formats/decode-text'
import { contactImportTexts } from '#texts/contacts/contact-import'
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
    ['a quotation that never ends', 'а;б\n"в;г\nд', [['а', 'б'], ['"в', 'г'], ['д']]],
    ['a quotation that another one would close', 'а;б\n"в;г\n"д";е', [['а', 'б'], ['"в', 'г'], ['д', 'е']]],
    ['commas in a title above', 'Лекари, Бон\nИме\tГрад\nАна\tБон', [['Лекари, Бон'], ['Име', 'Град'], ['Ана', 'Бон']]],
    ['the delimiter that the first line names', 'sep=,\nИме,Град\nа;б,в', [['sep=', ''], ['Име', 'Град'], ['а;б', 'в']]],
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

describe('an older encoding', () => {
  it('is German where umlauts stand among Latin letters', () => {
    const text = 'Ärztin;Jürgen Größe;Österreich'
    expect(decodeText(Buffer.from(text, 'latin1'))).toBe(text)
  })

  it('is Bulgarian where letters stand by themselves, also beside German ones', () => {
    const cyrillic = Buffer.from([0xcc, 0xfe, 0xed, 0xf5, 0xe5, 0xed])
    const bytes = Buffer.concat([Buffer.from('Praxis;'), cyrillic, Buffer.from(';'), cyrillic])
    expect(decodeText(bytes)).toBe('Praxis;Мюнхен;Мюнхен')
  })
})

describe('a phone number', () => {
  it('is the same when a spreadsheet took its plus away', () =>
    expect(phoneKey('4922812345678')).toBe(phoneKey('+49 228 12345678')))

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

  it('skips the same contact whose number is written in another notation', () => {
    expect(plan({ ...ana, phone: '0228/1' })).toMatchObject({ skipped: 1, change: [] })
    expect(plan({ ...ana, name: 'Б' }, { ...ana, name: 'Б', phone: '0228 1' })).toMatchObject({
      skipped: 1,
      invalid: [],
    })
  })

  it.each<[keyof typeof ana | 'email', string, string]>([
    ['phone', '4,93012E+11', 'Телефон „4,93012E+11“: съкратено число от таблица, цифрите липсват. Напишете целия номер.'],
    ['phone', 'n/a', 'Телефон „n/a“: това не е стойност. Оставете клетката празна.'],
    ['phone', 'виж сайта', 'Телефон „виж сайта“: това не е телефонен номер. Поправете го или го оставете празно.'],
    ['email', 'n/a', 'Имейл „n/a“: това не е имейл адрес. Поправете го или го оставете празно.'],
    ['city', '–', 'Град „–“: това не е стойност. Оставете клетката празна.'],
  ])('says of %s „%s“ what it is', (field, value, reason) => {
    expect(plan({ ...ana, [field]: value }).invalid.map(contactImportTexts.reason)).toEqual([reason])
  }) // prettier-ignore

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

  it('fills with a value for the whole file what is empty, in a stored contact too, and replaces nothing', () => {
    const row = { row: 2, values: { ...ana, city: 'Кил', category: 'lawyer', source: 'Списък' } }
    const rows = [checkRow({ ...row, filled: ['city', 'category', 'source'] })]
    const [changed] = planImport({ rows, stored: [stored] }).change
    expect(changed?.contact).toMatchObject({ city: 'Бон', category: 'doctor', source: 'Списък' })
    expect(planImport({ rows, stored: [] }).add).toMatchObject([{ city: 'Кил', category: 'lawyer' }])
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
          { field: 'name', problem: 'required', value: '' },
          { field: 'category', problem: 'choice', value: 'ветеринар' },
          { field: 'email', problem: 'email', value: 'x' },
        ],
      },
    ])
  })
})
