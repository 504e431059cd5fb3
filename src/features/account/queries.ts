import { getPayload, type Where } from 'payload'
import config from '#config'
import { waitingChange } from '#database/statements/account/email-changes'
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

/** The address that waits for its confirmation. */
export async function waitingEmail({ id }: User): Promise<string | null> {
  const payload = await getPayload({ config })
  const change = await waitingChange({ payload, transactionID: undefined }, id)
  return change?.toEmail ?? null
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
async function statementsOf({ id: owner }: User, { where, ...asked }: Asked) {
  const payload = await getPayload({ config })
  const { docs, totalPages } = await payload.find({
    collection: 'statements',
    where: { and: [{ owner: { equals: owner } }, ...where] },
    sort: ['-createdAt', 'id'],
    depth: 0,
    overrideAccess: true,
    ...asked,
  })
  return { statements: docs.map(statementOf), pages: totalPages }
}

type Asked = { where: Where[]; limit: number; page?: number; pagination?: false }

export async function ownStatement(user: User, id: string): Promise<Statement | null> {
  const { statements } = await statementsOf(user, {
    where: [{ id: { equals: id } }],
    limit: 1,
    pagination: false,
  })
  return statements[0] ?? null
}

const DECISIONS_PER_PAGE = 20

export type OwnStatements = { statements: Statement[]; pages: number }

/** The newest first. */
export const ownStatements = (user: User, page: number): Promise<OwnStatements> =>
  statementsOf(user, { where: [], limit: DECISIONS_PER_PAGE, page })
