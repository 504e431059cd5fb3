import { type Endpoint, type PayloadRequest } from 'payload'
import { inTransaction } from '#database/connection/in-transaction'
import { newImport } from '#database/statements/contacts/contact-imports'
import type { ImportCounts, ImportSummary } from '#domain/contacts/import-answers'
import { longBody } from '#collections/guard/read-body'
import { privately, type SignedIn, signedInAdmin } from '#collections/endpoints/answers'
import { columnsOfFile, previewImport, runImport } from '#jobs/contact-import/run-import'
import { contactImportTexts as texts } from '#texts/contacts/contact-import'
import { givenFile, type GivenFile } from './given-file'
import { busy, inWords, refused } from './in-words'

/**
 * `?mode=columns` says what the columns of the file are, `?mode=preview` what an import would do (`&rows=1`: with every
 * row), `?mode=commit` imports all or nothing, with `&job=1` in the background. Takes a form with `file`, or JSON.
 */
export const importContacts: Omit<Endpoint, 'root'> = {
  path: '/import',
  method: 'post',
  custom: longBody,
  handler: async (req) => {
    const user = signedInAdmin(req)
    const mode = modes[req.searchParams.get('mode') as keyof typeof modes]
    if (!mode) return refused(texts.badMode)
    const file = await givenFile(req)
    return inWords(() => mode({ req, user, file }))
  },
}

type Asked = { req: PayloadRequest; user: SignedIn; file: GivenFile }

const modes = {
  columns: async ({ file }: Asked) => json(await columnsOfFile(file)),
  preview: async ({ req, file }: Asked) => {
    const { counts, rows } = await previewImport(req, file)
    return req.searchParams.get('rows') === '1' ? json(rows) : privately(countsOf(counts))
  },
  commit: (asked: Asked) => (asked.req.searchParams.get('job') === '1' ? later(asked) : now(asked)),
}

async function now({ req, user, file }: Asked) {
  const summary = await inTransaction(req, async () => {
    const id = (await newImport(req, { author: user.id, options: file.options })) ?? busy()
    return runImport(req, { ...file, id, ownerId: user.id, was: 'done' })
  })
  return privately(countsOf(summary))
}

async function later({ req, user, file: { bytes, options } }: Asked) {
  const job = await inTransaction(req, async () => {
    const id = (await newImport(req, { author: user.id, options, file: bytes })) ?? busy()
    await req.payload.jobs.queue({ task: 'contactImport', queue: 'bulk', input: { id }, req })
    return id
  })
  return privately({ job }, { status: 202 })
}

const countsOf = ({ added, skipped, changed, invalid }: ImportSummary): ImportCounts => ({
  added,
  skipped,
  changed,
  invalid,
})

const json = (bytes: Uint8Array) =>
  new Response(new Uint8Array(bytes), {
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
  })
