import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { lockContacts, storedContacts } from '#database/statements/contacts/contact-rows'
import { inTransaction } from '#database/connection/in-transaction'
import { IMPORT_ROWS_MAX } from '#domain/limits'
import { checkRow, type ImportPlan, type ImportRow, planImport } from '#domain/contacts/contact-import'
import { contactImportTexts as texts } from '#texts/contacts/contact-import'
import { isFormType, longBody, readForm } from '#collections/guard/read-body'
import { privately, signedInAdmin } from '#collections/endpoints/answers'
import { carryOut } from './carry-out'
import { readRows, UnusableFile } from './read-rows'
import { unhurriedList } from '#domain/web/unhurried'

/** `?mode=preview`, or `?mode=commit`, which imports all or nothing. Takes a form with `file`, or JSON. */
export const importContacts: Omit<Endpoint, 'root'> = {
  path: '/import',
  method: 'post',
  custom: longBody,
  handler: async (req) => {
    const user = signedInAdmin(req)
    const mode = req.searchParams.get('mode')
    if (mode !== 'preview' && mode !== 'commit') return refused(texts.badMode)
    const given = await givenRows(req)
    if (given.length === 0) return refused(texts.empty)
    if (given.length > IMPORT_ROWS_MAX) return refused(texts.tooManyRows)
    const rows = await unhurriedList(given, checkRow)
    if (mode === 'preview') return answer(planImport({ rows, stored: await storedContacts(req) }))
    const plan = await inTransaction(req, async () => {
      await lockContacts(req).catch(busyOr)
      const stored = await storedContacts(req)
      const made = planImport({ rows, stored })
      await carryOut({ req, user, plan: made, stored })
      return made
    })
    return answer(plan)
  },
}

function refused(message: string): never {
  throw new APIError(message, 400, null, true)
}

/** PostgreSQL's lock timeout (55P03). */
function busyOr(error: unknown): never {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } }
  if (code === '55P03' || cause?.code === '55P03') throw new APIError(texts.busy, 409, null, true)
  throw error
}

async function givenRows(req: PayloadRequest): Promise<ImportRow[]> {
  try {
    const isForm = isFormType(req.headers.get('content-type') ?? '')
    return await readRows(isForm ? await uploaded(req) : await wholeBody(req))
  } catch (error) {
    if (error instanceof UnusableFile) return refused(error.message)
    throw error
  }
}

const wholeBody = async (req: PayloadRequest) =>
  Buffer.from((await req.arrayBuffer?.()) ?? new ArrayBuffer(0))

async function uploaded(req: PayloadRequest): Promise<Buffer> {
  const file = (await readForm(req)) ? req.file?.data : undefined
  return file?.length ? file : refused(texts.noFile)
}

const answer = ({ add, change, skipped, invalid }: ImportPlan) =>
  privately({
    added: add.length,
    skipped,
    changed: change.length,
    invalid: invalid.map((problem) => ({ row: problem.row, reason: texts.reason(problem) })),
  })
