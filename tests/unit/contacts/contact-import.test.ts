import { describe, expect, it } from 'vitest'
import { checkRow, type ImportRow, planImport, type StoredContact } from '#domain/contacts/contact-import'
import { csvOf, csvRows, withoutApostrophe } from '#domain/formats/csv'
import { decodeText } from '#domain/formats/decode-text'
import { phoneKey } from '#domain/contacts/contact-link'

const cells = (text: string) => [...csvRows(text)].map((row) => row.cells)

describe('таблица в текст', () => {
  it.each([';', ',', '\t'])('разделителят „%s“ се познава', (delimiter) => {
    expect(cells(`Име${delimiter}Град\nАна${delimiter}Бон`)).toEqual([
      ['Име', 'Град'],
      ['Ана', 'Бон'],
    ])
  })

  it('разделител в кавички не се брои', () => {
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
  ])('%s', (_, text, table) => expect(cells(text)).toEqual(table)) // prettier-ignore

  it('редовете имат номерата от таблицата, и след празен ред', () => {
    expect([...csvRows('а\r\n\r\nб\r')].map(({ row, cells: [first] }) => [row, first])).toEqual([
      [1, 'а'], [2, ''], [3, 'б'], [4, ''],
    ]) // prettier-ignore
  })

  it('формулите се обезвреждат и се четат обратно непроменени', () => {
    const dangerous = ['=1+1', '+49 30 1', '-5', '@SUM(A1)', "O'Neill", '"цитат"; и още', '\tтаб']
    const written = csvOf([dangerous])
    expect(written.startsWith('\uFEFF')).toBe(true)
    const [read] = cells(written.slice(1))
    expect(read).toEqual(["'=1+1", "'+49 30 1", "'-5", "'@SUM(A1)", "O'Neill", '"цитат"; и още', "'\tтаб"])
    expect(read!.map(withoutApostrophe)).toEqual(dangerous)
  })
})

describe('букви на файла', () => {
  const windows = Buffer.from([0xcc, 0xfe, 0xed, 0xf5, 0xe5, 0xed])
  it.each([
    ['UTF-8', Buffer.from('Мюнхен')],
    ['UTF-8 със знак в началото', Buffer.from('\uFEFFМюнхен')],
    ['windows-1251', windows],
    ['UTF-16', Buffer.from('\uFEFFМюнхен', 'utf16le')],
  ])('%s', (_, bytes) => {
    expect(decodeText(bytes)).toBe('Мюнхен')
  })
})

describe('телефон', () => {
  it.each(['+49 30 1234', '0049 30 1234', '030/1234', '+49 (0)30 12-34', '(030) 12 34'])(
    '%s е един',
    (phone) => {
      expect(phoneKey(phone)).toBe('+49301234')
    },
  )
  it('липсващият е празен', () => expect([phoneKey(null), phoneKey('')]).toEqual(['', '']))
})

describe('план', () => {
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

  it('същият се пропуска, и с друго изписване на името', () => {
    expect(plan({ ...ana }).skipped).toBe(1)
    expect(plan({ ...ana, name: 'АНА' }).change).toHaveLength(1)
  })

  it('друг телефон е друг човек', () => {
    expect(plan({ ...ana, phone: '+49 228 2' }).add).toHaveLength(1)
  })

  it('клетка променя, липсваща колона не пипа', () => {
    const [{ contact } = { contact: null }] = plan({ ...ana, email: 'ana@example.org' }).change
    expect(contact).toEqual({ ...ana, ...empty, email: 'ana@example.org' })
    const withEmail = { ...stored, email: 'ana@example.org' }
    const rows = [{ row: 2, values: { ...ana } }, { row: 3, values: { ...ana, name: 'Б', email: '' } }] // prettier-ignore
    expect(planImport({ rows: rows.map(checkRow), stored: [withEmail] })).toMatchObject({
      skipped: 1,
      add: [{ email: null }],
    })
  })

  it('чакащият става одобрен', () => {
    const waiting = { ...stored, approval: 'pending' } as const
    const rows = [{ row: 2, values: { ...ana } }]
    expect(planImport({ rows: rows.map(checkRow), stored: [waiting] }).change).toHaveLength(1)
  })

  it('повторен ред се пропуска, а с други данни се посочва', () => {
    const { add, skipped, invalid } = plan(
      { ...ana, name: 'Б' },
      { ...ana, name: 'Б' },
      { ...ana, name: 'Б', city: 'Кил' },
    )
    expect([add.length, skipped, invalid]).toEqual([1, 1, [{ row: 4, repeats: 2 }]])
  })

  it('лошият ред казва всичко, което му липсва', () => {
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
