import { expect, it } from 'vitest'
import { checkRow, type ImportField } from '#domain/contacts/contact-import'
import { type PlannedRow, planImport } from '#domain/contacts/plan-import'
import { headed, mappedRows } from '#jobs/contact-import/mapped-rows'
import { readTable } from '#jobs/contact-import/read-table'
import { contactImportTexts } from '#texts/contacts/contact-import'

type Values = Partial<Record<ImportField, string | null>>
type Expected = Values | 'same' | RegExp | null
/** Cells of the n-th row of its kind, and what becomes of it: a contact, the same again, a reason, or no row at all. */
type Kind = [name: string, line: (n: number) => string, expected: (n: number) => Expected]

const phone = (kind: string, n: number) => `+49 ${kind} ${1_000 + n}`
const row = (name: string, rest: string) => `${name};${rest}`
const placeholder = /това не е стойност/
const shortened = /съкратено число от таблица/

const kinds: Kind[] = [
  ['nothing', (n) => row(`Ана ${n}`, `Бон;Лекар;${phone('101', n)};;`), (n) => ({ name: `Ана ${n}`, category: 'doctor' })],
  ['a number shortened with a comma', (n) => row(`Б ${n}`, 'Бон;Лекар;4,93012E+11;;'), () => shortened],
  ['a number shortened with a point', (n) => row(`В ${n}`, 'Бон;Лекар;4.93012E+11;;'), () => shortened],
  ['n/a as an address of mail', (n) => row(`Г ${n}`, 'Бон;Лекар;;n/a;'), () => /^Имейл „n\/a“: това не е имейл адрес/],
  ['N/A as a number', (n) => row(`Д ${n}`, 'Бон;Лекар;N/A;;'), () => placeholder],
  ['a dash as a city', (n) => row(`Е ${n}`, '–;Лекар;;;'), () => placeholder],
  ['a hyphen as a number', (n) => row(`Ж ${n}`, 'Бон;Лекар;-;;'), () => placeholder],
  ['an error of a spreadsheet', (n) => row(`З ${n}`, 'Бон;Лекар;#N/A;;'), () => placeholder],
  ['a broken reference', (n) => row(`И ${n}`, 'Бон;Лекар;;;#REF!'), () => placeholder],
  ['null', (n) => row(`Й ${n}`, 'NULL;Лекар;;;'), () => placeholder],
  ['no name', () => row('', 'Бон;Лекар;;;'), () => /^Име: Попълнете това поле\.$/],
  ['a name of spaces', () => row('   ', 'Бон;Лекар;;;'), () => /^Име: Попълнете/],
  ['a name that nobody sees', () => row('\u200B\u2060', 'Бон;Лекар;;;'), () => /^Име: Попълнете/],
  ['no city', (n) => row(`К ${n}`, ';Лекар;;;'), () => /^Град: Попълнете/],
  ['no category', (n) => row(`Л ${n}`, 'Бон;;;;'), () => /^Категория: Попълнете/],
  ['an unknown category', (n) => row(`М ${n}`, 'Бон;ветеринар;;;'), () => /^Категория „ветеринар“: /],
  ['a German category', (n) => row(`Н ${n}`, `Бон;Ärztin;${phone('117', n)};;`), () => ({ category: 'doctor' })],
  ['a category in capitals', (n) => row(`О ${n}`, `Бон;АДВОКАТ;${phone('118', n)};;`), () => ({ category: 'lawyer' })],
  ['spaces around', (n) => row(`  П ${n}  `, `  Бон ;Лекар;${phone('119', n)};;`), (n) => ({ name: `П ${n}`, city: 'Бон' })],
  ['spaces within', (n) => row(`Р   ${n}`, `Бон;Лекар;${phone('120', n)};;`), (n) => ({ name: `Р ${n}` })],
  ['no-break spaces', (n) => row(`С\u00A0${n}`, `Бон;Лекар;+49\u00A0121\u00A0${1_000 + n};;`), (n) => ({ name: `С ${n}`, phone: phone('121', n) })],
  ['signs that nobody sees', (n) => row(`\uFEFFТ\u200B\u00AD ${n}`, `Бо\u200Dн;Лекар;${phone('122', n)};;`), (n) => ({ name: `Т ${n}`, city: 'Бон' })],
  ['control signs', (n) => row(`У\u0007 ${n}`, `Бон;Лекар;${phone('123', n)};;`), (n) => ({ name: `У ${n}` })],
  ['a tab in a cell', (n) => row(`Ф\t${n}`, `Бон;Лекар;${phone('124', n)};;`), (n) => ({ name: `Ф ${n}` })],
  ['a letter in two parts', (n) => row(`Андреи\u0306 ${n}`, `Бон;Лекар;${phone('125', n)};;`), (n) => ({ name: `Андрей ${n}` })],
  ['a line break in a cell', (n) => row(`"Х\n${n}"`, `Бон;Лекар;${phone('126', n)};;`), (n) => ({ name: `Х ${n}` })],
  ['a delimiter in a cell', (n) => row(`"Ц; ${n}"`, `Бон;Лекар;${phone('127', n)};;`), (n) => ({ name: `Ц; ${n}` })],
  ['quotation marks in a cell', (n) => row(`"Ч ""${n}"""`, `Бон;Лекар;${phone('128', n)};;`), (n) => ({ name: `Ч "${n}"` })],
  ['a quotation mark in a word', (n) => row(`Ш 5" ${n}`, `Бон;Лекар;${phone('129', n)};;`), (n) => ({ name: `Ш 5" ${n}` })],
  ['an apostrophe before a formula', (n) => row(`'=Щ${n}`, `Бон;Лекар;'${phone('130', n)};;`), (n) => ({ name: `=Щ${n}`, phone: phone('130', n) })],
  ['cells that are missing', (n) => row(`Ъ ${n}`, 'Бон;Лекар'), () => ({ phone: null, email: null })],
  ['cells too many', (n) => row(`Ь ${n}`, `Бон;Лекар;${phone('132', n)};;;;;x;y`), (n) => ({ phone: phone('132', n) })],
  ['an empty line', () => ';;;;;', () => null],
  ['words as a number', (n) => row(`Ю ${n}`, 'Бон;Лекар;siehe Website;;'), () => /„siehe Website“: това не е телефонен номер/],
  ['an address of mail without its sign', (n) => row(`Я ${n}`, 'Бон;Лекар;;ana.example.org;'), () => /„ana\.example\.org“: това не е имейл/],
  ['two addresses of mail', (n) => row(`А1 ${n}`, 'Бон;Лекар;;"a@example.org, b@example.org";'), () => /това не е имейл/],
  ['a name too long', (n) => row(`Б1 ${n} ${'х'.repeat(100)}`, 'Бон;Лекар;;;'), () => /^Име „Б1/],
  ['an address too long', (n) => row(`В1 ${n}`, `Бон;Лекар;;;${'ул. '.repeat(60)}`), () => /^Адрес „ул\./],
  ['a number too long', (n) => row(`Г1 ${n}`, `Бон;Лекар;${'0228 '.repeat(20)};;`), () => /^Телефон „0228/],
  ['a number with (0)', (n) => row(`Д1 ${n}`, `Бон;Лекар;+49 (0)141 ${1_000 + n};;`), () => ({ city: 'Бон' })],
  ['the row before once more', (n) => row(`Д1 ${n}`, `Бон;Лекар;+49 (0)141 ${1_000 + n};;`), () => 'same'],
  ['the same number in another notation', (n) => row(`Д1 ${n}`, `Бон;Лекар;0141/${1_000 + n};;`), () => 'same'],
  ['the same row with another city', (n) => row(`Д1 ${n}`, `Кил;Лекар;0141 ${1_000 + n};;`), () => /^Повтаря ред \d+ с други данни\.$/],
] // prettier-ignore

const ROWS = 5_000

it(`${ROWS} rows with ${kinds.length} kinds of damage: each becomes what it is, and costs no other row`, () => {
  const each = Math.ceil(ROWS / kinds.length)
  const lines: { kind: Kind; n: number; row: number }[] = []
  let file = 'Име;Град;Категория;Телефон;Имейл;Адрес'
  let at = 2
  for (let n = 0; n < each; n += 1)
    for (const kind of kinds) {
      lines.push({ kind, n, row: at })
      file += `\r\n${kind[1](n)}`
      at += 1
    }
  const rows = mappedRows(headed(readTable(Buffer.from(file)), {}), {})
  const plan = planImport({ rows: rows.map(checkRow), stored: [] })
  const found = new Map(plan.rows.map((one) => [one.row, one]))
  for (const {
    kind: [name, , expected],
    n,
    row,
  } of lines)
    expect([name, n, outcome(found.get(row))], name).toEqual([name, n, matching(expected(n))])
  expect(plan.rows).toHaveLength(lines.filter(({ kind, n }) => kind[2](n) !== null).length)
})

it('an unclosed quotation mark costs its own row only', () => {
  const file = [
    'Име;Град;Категория',
    'Ана;Бон;Лекар',
    '"Боян;Бон;Лекар',
    'Вера;Бон;Лекар',
    '"Гого";Бон;Лекар',
  ].join('\n')
  const plan = planImport({
    rows: mappedRows(headed(readTable(Buffer.from(file)), {}), {}).map(checkRow),
    stored: [],
  })
  expect(plan.add.map(({ name }) => name)).toEqual(['Ана', 'Вера', 'Гого'])
  expect(plan.invalid.map(contactImportTexts.reason)).toEqual([expect.stringMatching(/^Незатворена кавичка/)])
})

function outcome(planned: PlannedRow | undefined) {
  if (!planned) return null
  if (planned.state === 'invalid') return contactImportTexts.reason(planned.problem)
  return planned.state === 'same' ? 'same' : planned.contact
}

function matching(expected: Expected) {
  if (expected instanceof RegExp) return expect.stringMatching(expected)
  return typeof expected === 'object' && expected ? expect.objectContaining(expected) : expected
}
