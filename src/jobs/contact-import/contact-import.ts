import { createLocalReq, type PayloadRequest, type TaskConfig } from 'payload'
import { lacksCodes } from '#database/statements/account/staff-codes'
import * as imports from '#database/statements/contacts/contact-imports'
import { isAdmin } from '#domain/roles'
import { contactImportTexts as texts } from '#texts/contacts/contact-import'
import type { User } from '#types'
import { isBusy } from './is-busy'
import { UnusableFile } from './read-table'
import { runImport, Stopped } from './run-import'
import { undoImport } from './undo-import'

/** Imports or takes back, as the state of the import says (docs/decisions/071-import-as-a-job.md). */
export const contactImport: TaskConfig<{ input: { id: string }; output: object }> = {
  slug: 'contactImport',
  inputSchema: [{ name: 'id', type: 'text', required: true }],
  handler: async ({ input: { id }, req }) => {
    const found = await imports.contactImport(plain(req), id)
    if (found) await carryOut(req, found).catch((error: unknown) => giveUp(req, { found, error }))
    return { output: {} }
  },
}

async function carryOut({ payload }: PayloadRequest, found: imports.ContactImport) {
  const { id } = found
  const connection = { payload, transactionID: undefined }
  const beat = async (progress: { done: number; total: number }) => {
    if (!(await imports.beatImport(connection, { id, ...progress }))) throw new Stopped()
  }
  await beat(found)
  const work = await imports.importWork(connection, id)
  const user = await admin(connection, work?.actor ?? null)
  const req = await createLocalReq({ user }, payload)
  const onProgress = async (progress: { done: number; total: number }) => {
    await beat(progress)
    await admin(connection, user.id)
  }
  if (found.state === 'undoing' && work?.writtenAt)
    return undoImport(req, {
      id,
      writtenAt: work.writtenAt,
      onProgress: (done) => onProgress({ done, total: found.total }),
    })
  if (work?.file)
    await runImport(req, {
      id,
      ownerId: user.id,
      bytes: work.file,
      options: work.options,
      was: 'running',
      onProgress,
    })
}

/** With the rights that the person has now, not those of when it was asked. */
async function admin({ payload, transactionID }: ReturnType<typeof plain>, id: string | null) {
  const user = id ? await payload.findByID({ collection: 'users', id, disableErrors: true, depth: 0 }) : null
  if (!id || !isAdmin(user as User | null) || (await lacksCodes({ payload, transactionID }, id)))
    throw new UnusableFile(texts.notAllowed)
  return { ...user!, collection: 'users' as const }
}

/**
 * Nothing is written by then. Where another import is being written, or the database is away, the work is taken up
 * later (`resumeBulk`).
 */
async function giveUp(
  req: PayloadRequest,
  { found, error }: { found: imports.ContactImport; error: unknown },
) {
  if (error instanceof Stopped || isBusy(error)) return
  if (!(error instanceof UnusableFile))
    req.payload.logger.error({ err: error, msg: 'import of contacts failed' })
  const { id, state } = found
  const end =
    state === 'undoing'
      ? ({ state: 'done', from: ['undoing'], problem: texts.undoFailed } as const)
      : ({ state: 'failed', from: ['waiting', 'running'], problem: texts.failed } as const)
  const problem = error instanceof UnusableFile ? error.message : end.problem
  await imports.endImport(plain(req), { id, ...end, problem })
}

const plain = ({ payload }: PayloadRequest) => ({ payload, transactionID: undefined })
