import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { UPLOAD_MAX_BYTES } from '#domain/limits'
import { env } from '#env'
import { documentFiles, falseFiles } from '#support/document-files'
import { signedInMember } from '#support/members'
import { getTestPayload, rest, upload } from '#support/rest'
import { runRawSql } from '#support/run-sql'

type Sent = { bytes?: Buffer; name?: string; type?: string; fields?: Record<string, unknown> }
const form = ({ bytes = documentFiles.pdf, name = 'Молба.pdf', type = 'application/pdf', fields }: Sent) =>
  upload({ bytes, name, type }, fields ?? { name: 'Молба за Kindergeld' })
const post = (sent: Sent, options: Parameters<typeof rest>[2] = {}) =>
  rest('POST', '/documents', { ...options, body: form(sent) })
const download = (url: string, options: Parameters<typeof rest>[2] = {}) =>
  rest('GET', new URL(url, 'http://localhost:3000').pathname.slice(4), options)
const onDisk = () => readdir(path.join(env.DATA_DIR, 'documents')).catch(() => [])
const fileProblem = (data: any) => data.errors[0].data.errors[0]
const runJobs = async () => (await getTestPayload()).jobs.run({ queue: 'default', limit: 100 })

async function newDocument(sent: Sent = {}) {
  const owner = await signedInMember()
  const { status, data, text } = await post(sent, { headers: owner.headers })
  if (status !== 201) throw new Error(`document not stored: ${status} ${text}`)
  return { owner, doc: data.doc }
}

describe('who may upload', () => {
  it('asks a visitor to sign in, with and without a file', async () => {
    const answers = [await post({}), await rest('POST', '/documents', { body: { name: 'x' } })]
    for (const { status, data } of answers) {
      expect([status, data.errors[0].message]).toEqual([401, 'Трябва да влезете в профила си'])
    }
    expect(await onDisk()).toEqual([])
  })

  it('accepts a member as the owner, whom visitors do not see', async () => {
    const { doc, owner } = await newDocument({ fields: { name: ' Молба ', owner: crypto.randomUUID() } })
    expect(doc).toMatchObject({ name: 'Молба', owner: owner.id, description: null })
    const { data } = await rest('GET', `/documents/${doc.id}`)
    expect(data).toMatchObject({ name: 'Молба', url: doc.url })
    expect(data).not.toHaveProperty('owner')
  })
})

describe('what is accepted', () => {
  it.each(Object.entries(documentFiles))('accepts %s', async (extension, bytes) => {
    const { doc } = await newDocument({ bytes, name: `Файл.${extension}`, type: 'application/octet-stream' })
    expect(doc.filename).toMatch(new RegExp(`^\\d{13}_Fayl\\.${extension}$`))
    expect(doc).toMatchObject({ filesize: bytes.length, fileSize: bytes.length, fileType: doc.mimeType })
    const { status, headers, text } = await download(doc.url)
    expect([status, text]).toEqual([200, bytes.toString('utf8')])
    expect(headers.get('content-type')).toBe(doc.mimeType)
  })

  const wrongType = 'Приемаме файлове .pdf, .doc, .docx, .txt, .rtf и .odt.'
  const wrongContent =
    'Съдържанието на файла не отговаря на разширението му. Запазете го отново и опитайте пак.'
  it.each([
    ['a program', falseFiles.program, 'x.exe', wrongType],
    ['a file without an extension', documentFiles.pdf, 'pdf', wrongType],
    ['a document with macros', falseFiles.macros, 'x.docm', wrongType],
    ['a web page named as PDF', falseFiles.page, 'x.pdf', wrongContent],
    ['a web page named as text', falseFiles.page, 'x.txt', wrongContent],
    ['a PDF named as DOCX', documentFiles.pdf, 'x.docx', wrongContent],
    ['an archive named as ODT', falseFiles.archive, 'x.odt', wrongContent],
    ['a spreadsheet named as DOC', falseFiles.spreadsheet, 'x.doc', wrongContent],
    ['macros named as DOCX', falseFiles.macros, 'x.docx', wrongContent],
    ['a program named as text', falseFiles.program, 'x.txt', wrongContent],
    ['an empty file', Buffer.alloc(0), 'x.txt', wrongContent],
  ])('refuses %s', async (_, bytes, name, message) => {
    const before = await onDisk()
    const { status, data } = await post({ bytes, name, type: 'application/pdf' }, { as: 'admin' })
    expect([status, fileProblem(data)]).toEqual([400, { path: 'file', message }])
    expect(await onDisk()).toEqual(before)
  })

  it('accepts 20 MB and not one byte more', async () => {
    const big = (size: number) => Buffer.concat([documentFiles.pdf, Buffer.alloc(size)], size)
    expect((await post({ bytes: big(UPLOAD_MAX_BYTES) }, { as: 'member' })).status).toBe(201)
    const { status, data } = await post({ bytes: big(UPLOAD_MAX_BYTES + 1) }, { as: 'member' })
    expect([status, data.errors[0].message]).toEqual([
      413,
      'Файлът е по-голям от 20 MB. Намалете го и опитайте отново.',
    ])
  })

  it.each([
    [{ name: ' ' }, 'name', 'Попълнете това поле.'],
    [{ name: 'ж'.repeat(121) }, 'name', 'Най-много 120 символа.'],
    [{ name: 'Молба', description: 'ж'.repeat(501) }, 'description', 'Най-много 500 символа.'],
  ])('refuses the name and description %j', async (fields, field, message) => {
    const { status, data } = await post({ fields }, { as: 'member' })
    expect([status, fileProblem(data)]).toEqual([400, { path: field, message }])
  })

  it('refuses a request without a file and downloads nothing from other addresses', async () => {
    const bodies = [{ name: 'x' }, { name: 'x', filename: 'x.pdf', url: 'http://example.org/x.pdf' }]
    for (const body of bodies) {
      const { status, data } = await rest('POST', '/documents', { as: 'member', body })
      expect([status, fileProblem(data)]).toEqual([400, { path: 'file', message: 'Изберете файл.' }])
    }
  })
})

describe('the file', () => {
  it('is sent as a download with nosniff and no right to execute', async () => {
    const { doc } = await newDocument()
    const { headers } = await download(doc.url)
    expect(headers.get('content-disposition')).toBe('attachment')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox; frame-ancestors 'none'")
    expect(headers.get('content-length')).toBe(String(documentFiles.pdf.length))
  })

  it('has a safe and unique name', async () => {
    const docs = await Promise.all(
      Array.from({ length: 5 }, async () => (await newDocument({ name: '../Пълномощно (1).pdf' })).doc),
    )
    const names = docs.map(({ filename }) => filename)
    for (const name of names) expect(name).toMatch(/^\d{13}_Palnomoshtno_1_\.pdf$/)
    expect(new Set(names).size).toBe(5)
  })

  it('cannot be replaced, nor can its type and size be set', async () => {
    const { doc, owner } = await newDocument()
    const replaced = await rest('PATCH', `/documents/${doc.id}`, { body: form({}), headers: owner.headers })
    expect([replaced.status, fileProblem(replaced.data).message]).toEqual([
      400,
      'Файлът на публикуван документ не се сменя. Изтрийте документа и качете новия файл.',
    ])
    const body = {
      name: 'Нова',
      mimeType: 'text/html',
      filesize: 1,
      filename: 'x.html',
      url: '/x',
      prefix: 'y',
    }
    const { data } = await rest('PATCH', `/documents/${doc.id}`, { body, headers: owner.headers })
    const { mimeType, filesize, filename, url, prefix } = doc
    expect(data.doc).toMatchObject({ name: 'Нова', mimeType, filesize, filename, url, prefix })
    expect((await download(doc.url)).headers.get('content-type')).toBe('application/pdf')
  })
})

describe('a document hidden by staff', () => {
  it('is not shown, downloaded or found; its owner sees the reason', async () => {
    const { doc, owner } = await newDocument({ fields: { name: 'Въглищарска наредба' } })
    const found = async () =>
      (await rest('GET', `/search?q=${encodeURIComponent('Въглищарска')}`)).data.results.length
    expect(await found()).toBe(1)
    const report = { itemType: 'document', itemId: doc.id, reason: 'Нарушава авторски права' }
    const sent = await rest('POST', '/reports', { as: 'other', body: report })
    const body = { decision: 'approved', action: 'hide', note: 'Чужд документ.' }
    const decided = await rest('POST', `/reports/${sent.data.doc.id}/decide`, { as: 'admin', body })
    expect(decided.status).toBe(200)

    expect((await rest('GET', `/documents/${doc.id}`)).status).toBe(404)
    expect((await download(doc.url)).status).toBe(404)
    expect(await found()).toBe(0)
    const seen = await rest('GET', `/documents/${doc.id}`, { headers: owner.headers })
    expect(seen.data).toMatchObject({ hidden: true, hiddenReason: 'Чужд документ.' })
    for (const reader of [{ headers: owner.headers }, { as: 'moderator' as const }]) {
      const { status, headers } = await download(doc.url, reader)
      expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    }
    await rest('PATCH', `/documents/${doc.id}`, { headers: owner.headers, body: { hidden: false } })
    expect((await rest('GET', `/documents/${doc.id}`)).status).toBe(404)
    await rest('PATCH', `/documents/${doc.id}`, { as: 'admin', body: { hidden: false } })
    const shown = await download(doc.url, { headers: owner.headers })
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'public, max-age=300'])
    expect(await found()).toBe(1)
  })
})

describe('the list', () => {
  it('is public and starts with the newest', async () => {
    const first = await newDocument()
    const second = await newDocument()
    const { data } = await rest('GET', '/documents?limit=2')
    expect(data.docs.map(({ id }: { id: string }) => id)).toEqual([second.doc.id, first.doc.id])
    expect((await rest('GET', '/documents?where[owner][exists]=true')).status).toBe(400)
  })
})

describe('deleting', () => {
  it.each([
    ['other', 403],
    ['moderator', 403],
    ['admin', 200],
  ] as const)('answers %s with %i', async (as, expected) => {
    const { doc } = await newDocument()
    expect((await rest('DELETE', `/documents/${doc.id}`, { as })).status).toBe(expected)
  })

  it('stops downloads at once and removes the file later', async () => {
    const { doc, owner } = await newDocument()
    expect(await onDisk()).toContain(doc.filename)
    expect((await rest('DELETE', `/documents/${doc.id}`, { headers: owner.headers })).status).toBe(200)
    expect((await download(doc.url)).status).toBe(404)
    await runJobs()
    expect(await onDisk()).not.toContain(doc.filename)
  })

  const failing = (timing: string) => `
    create function refuse_deletion() returns trigger language plpgsql as $$
      begin raise exception 'no'; end $$;
    create constraint trigger refuse_deletion after delete on documents
      ${timing} for each row execute function refuse_deletion()`
  afterEach(() => runRawSql('drop function if exists refuse_deletion() cascade'))

  it.each([
    ['during the deletion', 'not deferrable'],
    ['at COMMIT', 'deferrable initially deferred'],
  ])('keeps the row and the file when the database fails %s', async (_, timing) => {
    const { doc, owner } = await newDocument()
    await runRawSql(failing(timing))
    const { status, data } = await rest('DELETE', `/documents/${doc.id}`, { headers: owner.headers })
    expect([status, data.errors[0].message]).toEqual([500, 'Възникна грешка. Опитайте отново.'])
    await runJobs()
    expect((await rest('GET', `/documents/${doc.id}`)).status).toBe(200)
    expect((await download(doc.url)).status).toBe(200)

    await runRawSql('drop function refuse_deletion() cascade')
    expect((await rest('DELETE', `/documents/${doc.id}`, { headers: owner.headers })).status).toBe(200)
    await runJobs()
    expect(await onDisk()).not.toContain(doc.filename)
  })
})
