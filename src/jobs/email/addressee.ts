import type { PayloadRequest } from 'payload'
import type { EmailKind } from '#domain/notifications/email-kinds'
import { isOnAtFirst } from '#domain/notifications/notice-kinds'
import type { User } from '#types'
import { type Footer, unsubscribeFooter, type WrittenEmail } from './compose-email'
import type { Letter } from './letter-task'
import { unsubscription } from './unsubscribe'

export type Addressee = {
  member: User
  footer: Footer
  /** The page that switches this kind off. */
  stopPage: string
  /** `headers` instead of those that switch this kind off. */
  send: (email: WrittenEmail, headers?: Record<string, string>) => Promise<void>
}

/** Null for who switched this kind off, has left, or has not confirmed the address. */
export async function addressee(
  req: PayloadRequest,
  { letter, member: id, kind }: { letter: Letter; member: string; kind: EmailKind },
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
    stopPage: page,
    send: (email, own = headers) => letter.deliver({ to: member.email, ...email, headers: own }),
  }
}
