import type { Endpoint, PayloadRequest } from 'payload'
import { inTransaction } from '#database/connection/in-transaction'
import type { EntryName } from '#database/statements/directory/entries'
import {
  contentHashOf,
  joinOpenReport,
  lockReportsOf,
  openReports,
} from '#database/statements/directory/requests'
import { changeInputs, changesTo } from '#domain/directory/change-input'
import { OPEN_CHANGES_MAX } from '#domain/limits'
import { changeTexts as texts } from '#texts/directory/changes'
import { open } from '#collections/guard/open-endpoints'
import { privately, refuse } from '#collections/endpoints/answers'
import { readInput } from '#collections/endpoints/read-input'
import { entryOf, shownEntry } from './entry-of'

/** By anybody, signed in or not. The same report twice is one row. */
export const reportChange: Endpoint = {
  path: '/directory/:kind/:id/changes',
  method: 'post',
  custom: open({ query: [], limit: 'changeReport' }),
  handler: async (req) => {
    const entry = entryOf(req)
    const { isClosed = false, message, answerTo, ...given } = await readInput(req, changeInputs[entry.kind])
    const answers = answerTo ? [answerTo.toLowerCase()] : []
    const said = { given, isClosed, message: message ?? null }
    await inTransaction(req, () => store(req, { entry, said, answerTo: answers }))
    return privately({ message: texts.sent })
  },
}

type Said = { given: Record<string, unknown>; isClosed: boolean; message: string | null }
type Report = { entry: EntryName; said: Said; answerTo: string[] }

async function store(req: PayloadRequest, { entry, said, answerTo }: Report) {
  const { given, isClosed, message } = said
  await lockReportsOf(req, entry)
  const { name, values } = await shownEntry(req, entry)
  const changes = changesTo(entry.kind, { entry: values, given })
  if (Object.keys(changes).length === 0 && !isClosed && !message) refuse(400, texts.nothing)
  const contentHash = contentHashOf([entry.kind, entry.id, changes, isClosed, message])
  if (await joinOpenReport(req, { contentHash, answerTo })) return
  if ((await openReports(req, entry)) >= OPEN_CHANGES_MAX) refuse(429, texts.tooMany)
  const about = { kind: 'change', itemKind: entry.kind, itemId: entry.id, name } as const
  const data = { ...about, changes, isClosed, message, answerTo, contentHash }
  await req.payload.create({ collection: 'directory-requests', data, req })
}
