import { getPayload } from 'payload'
import config from '#config'
import { relatedId } from '#domain/lists/ids'
import type { Statement } from '#domain/moderation/statements'
import { statementOf } from '#domain/moderation/stored-statement'
import type { AdminMessage, User } from '#types'
import type { OwnCodes } from './codes/codes-card'

export async function pictureOf({ avatar }: User): Promise<string | null> {
  const id = relatedId(avatar)
  if (!id) return null
  const payload = await getPayload({ config })
  const picture = await payload.findByID({
    collection: 'media',
    id,
    select: { url: true, sizes: true },
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
  })
  return picture?.sizes?.small?.url ?? picture?.url ?? null
}

const MESSAGES_SHOWN = 50

export type OwnMessage = Pick<
  AdminMessage,
  'id' | 'messageType' | 'messageContent' | 'status' | 'replies' | 'createdAt'
>

/** Overrides access control, because staff may read everybody's messages. */
export async function ownMessages({ id }: User): Promise<OwnMessage[]> {
  const payload = await getPayload({ config })
  const { docs } = await payload.find({
    collection: 'admin-messages',
    where: { owner: { equals: id } },
    select: { messageType: true, messageContent: true, status: true, replies: true, createdAt: true },
    sort: '-createdAt',
    limit: MESSAGES_SHOWN,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return docs
}

/** The state of the codes, never the secret. */
export async function ownCodes({
  id,
  lacksCodes = false,
}: User & { lacksCodes?: boolean }): Promise<OwnCodes> {
  const payload = await getPayload({ config })
  const { docs } = await payload.find({
    collection: 'staff-codes',
    where: { account: { equals: id } },
    select: { confirmedAt: true, recoveryHashes: true },
    limit: 1,
    pagination: false,
    depth: 0,
    showHiddenFields: true,
    overrideAccess: true,
  })
  const [codes] = docs
  const left = Array.isArray(codes?.recoveryHashes) ? codes.recoveryHashes.length : 0
  return { isOn: Boolean(codes?.confirmedAt), left, isRequired: lacksCodes }
}

/** Overrides access control, because staff may read everybody's. */
export async function ownStatement({ id: owner }: User, id: string): Promise<Statement | null> {
  const payload = await getPayload({ config })
  const { docs } = await payload.find({
    collection: 'statements',
    where: { and: [{ id: { equals: id } }, { owner: { equals: owner } }] },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return docs[0] ? statementOf(docs[0]) : null
}
