import type { PayloadRequest } from 'payload'
import { type Changes, changeFields } from '#domain/directory/change-input'
import { decidesOn, type DirectoryKind, directoryKinds } from '#domain/directory/directory-kinds'
import type { RequestedChange, RequestKind } from '#domain/directory/requests'
import { itemUrl } from '#domain/kinds'
import { REQUESTS_SHOWN } from '#domain/panel-limits'
import { changeTexts, requestQueueTexts as texts } from '#texts/directory/changes'
import type { DirectoryRequest, User } from '#types'

type Entry = { id: string; slug?: string | null } & Record<string, unknown>

export type OpenRequest = {
  id: string
  kind: RequestKind
  name: string
  createdAt: string
  /** Who claims, or who reported while signed in. */
  member: string | null
  isClosed: boolean
  message: string | null
  changes: RequestedChange[]
  answers: number
  itemId: string
  /** On the site; null when the entry is gone. */
  url: string | null
}

export const requestKindsFor = (user: User): DirectoryKind[] =>
  directoryKinds.filter((kind) => decidesOn(kind, user))

/** The oldest first, each with what is stored now. */
export async function openRequests(req: PayloadRequest, kind: DirectoryKind): Promise<OpenRequest[]> {
  const asStaff = { overrideAccess: false, pagination: false, req } as const
  const { docs } = await req.payload.find({
    collection: 'directory-requests',
    where: { status: { equals: 'pending' }, itemKind: { equals: kind } },
    sort: ['createdAt', 'id'],
    limit: REQUESTS_SHOWN,
    depth: 1,
    ...asStaff,
  })
  const where = { id: { in: docs.map(({ itemId }) => itemId) } }
  const found = await req.payload.find({ collection: kind, where, depth: 0, ...asStaff })
  const entries = new Map(found.docs.map((entry) => [entry.id, entry as unknown as Entry]))
  return docs.map((doc) => shown(kind, doc, entries.get(doc.itemId)))
}

function shown(kind: DirectoryKind, doc: DirectoryRequest, entry: Entry | undefined): OpenRequest {
  const { id, itemId, name, createdAt, isClosed, message, owner, answerTo } = doc
  const asked = (doc.changes ?? {}) as Changes
  return {
    ...{ id, itemId, name, createdAt },
    kind: doc.kind,
    isClosed: isClosed === true,
    message: message ?? null,
    member: owner && typeof owner === 'object' ? owner.fullName || texts.unknownMember : null,
    answers: Array.isArray(answerTo) ? answerTo.length : 0,
    url: entry?.listed === true ? itemUrl({ kind, id: itemId, slug: entry.slug }) : null,
    changes: changeFields[kind]
      .filter((field) => asked[field] !== undefined)
      .map((field) => ({
        field,
        label: changeTexts.fields[field],
        now: String(entry?.[field] ?? ''),
        asked: asked[field] ?? '',
      })),
  }
}
