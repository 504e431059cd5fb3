import { APIError, type Endpoint } from 'payload'
import { inTransaction } from '#database/connection/in-transaction'
import {
  type ContactImport,
  endImport,
  pastImports,
  refusedRows,
  startUndo,
} from '#database/statements/contacts/contact-imports'
import type { StartedImport } from '#domain/contacts/import-answers'
import { csvOf } from '#domain/formats/csv'
import { IMPORTS_SHOWN } from '#domain/panel-limits'
import { privately, signedInAdmin } from '#collections/endpoints/answers'
import { csvFile } from '#collections/endpoints/export/csv-file'
import { contactImportTexts as texts } from '#texts/contacts/contact-import'
import { busy } from './in-words'
import { startedImport } from './started-import'

type Own = Omit<Endpoint, 'root'>

/** The newest first, whoever made them. */
const list: Own = {
  path: '/import',
  method: 'get',
  handler: async (req) => {
    signedInAdmin(req)
    const found = await pastImports(req, IMPORTS_SHOWN)
    return privately({ imports: found.map((one) => answerOf({ ...one, result: withoutRows(one) })) })
  },
}

/** How far it is; at its end also the result, as a direct import answers it. */
const progress: Own = {
  path: '/import/:job',
  method: 'get',
  handler: async (req) => privately(answerOf(await startedImport(req))),
}

/** Nothing stays of an import that is stopped under way. */
const stop: Own = {
  path: '/import/:job',
  method: 'delete',
  handler: async (req) => {
    const { id, state } = await startedImport(req)
    const isStopped = await endImport(req, { id, state: 'cancelled', from: ['waiting', 'running'] })
    return privately({ state: isStopped ? 'cancelled' : state })
  },
}

const undo: Own = {
  path: '/import/:job/undo',
  method: 'post',
  handler: async (req) => {
    const { id: by } = signedInAdmin(req)
    const { id } = await startedImport(req)
    await inTransaction(req, async () => {
      if (!(await startUndo(req, { id, by }))) throw new APIError(texts.tooLate, 409, null, true)
      await req.payload.jobs.queue({ task: 'contactImport', queue: 'bulk', input: { id }, req })
    }).catch((error: { code?: unknown; cause?: { code?: unknown } }) => {
      // Its author has another one under way.
      if ([error.code, error.cause?.code].includes('23505')) return busy()
      throw error
    })
    return privately({ job: id }, { status: 202 })
  },
}

/** The refused rows in the columns of their file, with the reasons. */
const refusedFile: Own = {
  path: '/import/:job/refused',
  method: 'get',
  handler: async (req) => {
    const { id } = await startedImport(req)
    return csvFile(csvOf(await refusedRows(req, id)), texts.refusedFileName)
  },
}

export const followImports = [list, progress, stop, undo, refusedFile]

function answerOf({ id, author: _, result, ...shown }: ContactImport): StartedImport {
  return { job: id, ...shown, ...result }
}

const withoutRows = ({ result }: ContactImport) => result && { ...result, invalid: [] }
