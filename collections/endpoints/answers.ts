import { APIError, type PayloadRequest } from 'payload'
import { errorTexts } from '#texts/web/errors'
import { isId } from '#domain/lists/ids'
import { isAdmin, isStaff } from '#domain/roles'
import type { User } from '#types'

export const privately = (body: unknown, init: { status?: number; headers?: Record<string, string> } = {}) =>
  Response.json(body, { ...init, headers: { 'Cache-Control': 'no-store', ...init.headers } })

/** `lacksCodes`: staff that acts as a member until it has one-time codes. */
export type SignedIn = User & { _sid?: string; lacksCodes?: boolean }

/** Throws 401 for visitors. */
export function signedIn(req: PayloadRequest, message: string = errorTexts.signInFirst): SignedIn {
  if (!req.user) throw new APIError(message, 401, null, true)
  return req.user as SignedIn
}

/** Throws 401 for visitors and 403 for members. */
export function signedInStaff(req: PayloadRequest): SignedIn {
  const user = signedIn(req)
  if (!isStaff(user)) throw new APIError(errorTexts.forbidden, 403, null, true)
  return user
}

/** As `signedInStaff`, and 403 for moderators. */
export function signedInAdmin(req: PayloadRequest): SignedIn {
  const user = signedIn(req)
  if (!isAdmin(user)) throw new APIError(errorTexts.forbidden, 403, null, true)
  return user
}

/** What is not there, or not for the one who asks. */
export const notFound = () => new APIError(errorTexts.notFound, 404, null, true)

export function refuse(status: number, message: string): never {
  throw new APIError(message, status, null, true)
}

/** An id in the address. Of `/:id/…` of a collection the guard has seen already that it is one. */
export function idIn({ routeParams }: PayloadRequest, name = 'id'): string {
  const id = routeParams?.[name]
  if (!isId(id)) throw notFound()
  return String(id)
}
