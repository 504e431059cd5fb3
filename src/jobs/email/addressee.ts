import type { PayloadRequest } from 'payload'
import type { EmailKind } from '#domain/notifications/email-kinds'
import { isOnAtFirst } from '#domain/notifications/notice-kinds'
import type { User } from '#types'
import { type Footer, unsubscribeFooter, type WrittenEmail } from './compose-email'
import { deliver } from './deliver'
import { unsubscription } from './unsubscribe'

export type Addressee = { member: User; footer: Footer; send: (email: WrittenEmail) => Promise<void> }

/** Null for who switched this kind off, has left, or has not confirmed the address. */
export async function addressee(
  req: PayloadRequest,
  { member: id, kind }: { member: string; kind: EmailKind },
): Promise<Addressee | null> {
  const member = await req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
    showHiddenFields: true,
    req,
  })
  const wants = member?.[kind] ?? isOnAtFirst(kind)
  if (!member || member.awaitsConfirmation || !wants) return null
  const { page, headers } = unsubscription({ memberId: member.id, kind })
  return {
    member,
    footer: unsubscribeFooter({ kind, page }),
    send: (email) => deliver(req, { to: member.email, ...email, headers }),
  }
}
