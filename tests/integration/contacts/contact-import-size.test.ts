import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { IMPORT_ROWS_MAX, JSON_BODY_MAX_BYTES } from '#domain/limits'
import { readForm } from '#collections/guard/read-body'
import { zip } from '#support/document-files'
import { openFrontDoor } from '#support/front-door'
import { signedInMember } from '#support/members'

let site: Awaited<ReturnType<typeof openFrontDoor>>
beforeAll(async () => void (site = await openFrontDoor()))
afterAll(() => site.close())

type Sent = { body: BodyInit; type?: string; role?: 'admin' | 'user' }

/** Sends over HTTP, as a browser would, through every layer in front of the endpoint. */
async function send({ body, type, role = 'admin' }: Sent) {
  const { headers } = await signedInMember({ role })
  const answer = await fetch(`${site.url}/api/contacts/import?mode=commit`, {
    method: 'POST',
    body,
    headers: { ...headers, Origin: site.url, ...(type ? { 'Content-Type': type } : {}) },
  })
  return { status: answer.status, data: await answer.json() }
}

function fileOf(content: Buffer | string, name: string): FormData {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(Buffer.from(content))]), name)
  return form
}

const address = `Königstraße 1, ${'вход от двора, '.repeat(5)}етаж 2`
const contacts = (city: string) =>
  Array.from({ length: IMPORT_ROWS_MAX }, (_, row) => ({
    name: `Д-р Номер ${row} от ${city}`,
    city,
    category: 'doctor',
    address,
    phone: `+49 711 ${row}`,
  }))

const columns = ['name', 'city', 'category', 'address', 'phone'] as const
const rowsOf = (city: string) => [
  ['Име', 'Град', 'Категория', 'Адрес', 'Телефон'],
  ...contacts(city).map((contact) => columns.map((column) => contact[column])),
]

function xlsx(rows: string[][]): Buffer {
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
  const lines = rows.map((cells, index) => `<row r="${index + 1}">${cells.map(cell).join('')}</row>`)
  return zip({
    'xl/workbook.xml': '<workbook><sheets><sheet name="Контакти" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${lines.join('')}</sheetData></worksheet>`,
  })
}

const timeout = 120_000
const allAdded = { added: IMPORT_ROWS_MAX, skipped: 0, changed: 0, invalid: [] }
const json = (city: string) => JSON.stringify({ contacts: contacts(city) })

describe(`imports ${IMPORT_ROWS_MAX} contacts at once over HTTP`, () => {
  it('from CSV', { timeout }, async () => {
    const csv = rowsOf('Щутгарт').map((cells) => cells.map((cell) => `"${cell}"`).join(';'))
    const { status, data } = await send({ body: fileOf(csv.join('\r\n'), 'k.csv') })
    expect([status, data]).toEqual([200, allAdded])
  })

  it('from XLSX, whose rows are known', { timeout }, async () => {
    const { status, data } = await send({ body: fileOf(xlsx(rowsOf('Щутгарт')), 'k.xlsx') })
    expect([status, data]).toEqual([200, { ...allAdded, added: 0, skipped: IMPORT_ROWS_MAX }])
  })

  it('from JSON larger than any other JSON request, written in parts', { timeout }, async () => {
    const body = json('Фулда')
    expect(Buffer.byteLength(body)).toBeGreaterThan(JSON_BODY_MAX_BYTES)
    const written = vi.spyOn(JSON, 'stringify')
    const { status, data } = await send({ body, type: 'application/json' })
    const longest = Math.max(...written.mock.results.map(({ value }) => String(value).length))
    written.mockRestore()
    expect([status, data]).toEqual([200, allAdded])
    expect(longest).toBeLessThan(300_000)
  })
})

/** Parsing in one piece would block the event loop for all other requests. */
describe('large bodies do not block other requests', () => {
  const many = (unit: string, bytes: number) => unit.repeat(bytes / unit.length)
  const objects = (bytes: number) => `{"contacts":[${many('{"a":1},', bytes)}{}]}`

  it.each([
    ['/contacts/import?mode=preview', 4_000_000],
    ['/contacts', 1_000_000],
    ['/posts', 1_000_000],
    ['/users/login', 1_000_000],
  ])('parses JSON in parts at %s', { timeout }, async (path, bytes) => {
    const { headers } = await signedInMember({ role: 'admin' })
    const parse = vi.spyOn(JSON, 'parse')
    const answer = await fetch(`${site.url}/api${path}`, {
      method: 'POST',
      body: objects(bytes),
      headers: { ...headers, Origin: site.url, 'Content-Type': 'application/json' },
    })
    const longest = Math.max(0, ...parse.mock.calls.map(([text]) => text.length))
    parse.mockRestore()
    expect(answer.status).toBe(400)
    expect(longest).toBeLessThan(100_000)
  })

  it('reads a form in parts and serves others in between', { timeout }, async () => {
    let turns = 0
    const count = () => void (turns += 1)
    const bytes = new TextEncoder().encode(many('x', 4_000_000))
    const form = fileOf(Buffer.from(bytes), 'k.csv')
    const request = new Response(form)
    const body = await request.arrayBuffer()
    const read = { method: 'POST', headers: request.headers, payload: { config: {} }, body: request.body }
    const timer = setInterval(count, 0)
    await readForm({ ...read, arrayBuffer: () => Promise.resolve(body) } as never)
    clearInterval(timer)
    // Read at once it would be none.
    expect(turns).toBeGreaterThan(3)
  })
})

// Last, as it leaves a connection with an unread body.
it('refuses a member who may not import', async () => {
  const { status } = await send({ body: json('Улм'), type: 'application/json', role: 'user' })
  expect(status).toBe(403)
})
