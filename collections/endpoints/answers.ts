import { APIError, type PayloadRequest } from 'payload'
import { errorTexts } from '#texts/web/errors'
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
