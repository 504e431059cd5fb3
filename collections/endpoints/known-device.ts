import type { PayloadRequest } from 'payload'
import type { User } from '#types'

/** Whether this browser has signed in to the account before. */
export const isKnownDevice = (_req: PayloadRequest, _account: User): boolean => false

/** What makes it known next time. */
export const deviceCookie = (_req: PayloadRequest, _account: User): string => ''
