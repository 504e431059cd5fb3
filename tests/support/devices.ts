import type { PayloadRequest } from 'payload'
import { deviceCookieValue } from '#domain/account/device-token'
import type { User } from '#types'
import { isKnownDevice, recogniseDevice } from '#collections/endpoints/account/sign-in/known-device'
import { getTestPayload } from './rest'

type Remembered = Partial<Parameters<typeof deviceCookieValue>[0]>

/** A remembered device, without the third of a second for a password. */
export async function deviceOf(email: string, different: Remembered = {}) {
  const account = await storedAccount(email)
  const { secret } = await getTestPayload()
  const usual = { account, way: 'signIn' as const, others: [], secret, now: new Date() }
  return { Cookie: `device=${deviceCookieValue({ ...usual, ...different })}` }
}

export async function isKnown(email: string, headers: Record<string, string>): Promise<boolean> {
  const req = {
    payload: await getTestPayload(),
    headers: new Headers(headers),
    context: {},
  } as PayloadRequest
  await recogniseDevice(req, email)
  return isKnownDevice(req, await storedAccount(email))
}

export const deviceIn = (headers: Headers) => {
  const cookie = headers.getSetCookie().find((one) => one.startsWith('device='))
  return { Cookie: cookie?.split(';')[0] ?? '' }
}

export async function storedAccount(email: string): Promise<User> {
  const { db } = await getTestPayload()
  const account = await db.findOne<User>({ collection: 'users', where: { email: { equals: email } } })
  if (!account) throw new Error(`nobody has ${email}`)
  return account
}
