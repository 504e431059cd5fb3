import type { Endpoint, PayloadRequest } from 'payload'
import { staysOpen } from '#access/suspension'
import { suspensionOf } from '#domain/account/suspension'
import { suspensionTexts as texts } from '#texts/account/suspension'
import type { User } from '#types'
import type { EndpointCustom } from '#collections/custom'
import { refuse } from './refuse'

/** For calls about the own account and what was read, which stay possible (docs/decisions/067-suspension.md). */
export const whileSuspended = { whileSuspended: true } satisfies EndpointCustom

/** Payload's own. */
const ofAccount = [
  'post /login',
  'post /logout',
  'post /refresh-token',
  'post /forgot-password',
  'post /reset-password',
  'post /resend-confirmation',
  'post /confirm-email',
]

/** In front of every call that writes, whatever rules of its own it has. */
export function refuseSuspended(req: PayloadRequest, endpoint: Endpoint, slug?: string): Response | null {
  const { custom = {}, method, path } = endpoint
  const suspension = method === 'get' ? null : suspensionOf(req.user as User | null)
  if (!suspension) return null
  const { whileSuspended: staysPossible }: EndpointCustom = custom
  if (staysPossible || (slug && staysOpen(slug))) return null
  if (slug === 'users' && ofAccount.includes(`${method} ${path}`)) return null
  return refuse({ status: 403, message: texts.refused(suspension), code: 'suspended' })
}
