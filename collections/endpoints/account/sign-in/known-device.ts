import type { PayloadRequest } from 'payload'
import { isForgotten } from '#database/statements/account/forgotten-devices'
import { type DeviceClaim, deviceCookieValue, isDeviceOf, readDevices } from '#domain/account/device-token'
import { DEVICE_DAYS } from '#domain/limits'
import { env } from '#env'
import type { User } from '#types'

const isSecure = () => env.SITE_URL.startsWith('https:')
const cookieName = () => (isSecure() ? '__Host-device' : 'device')

/** By the cookie, never by the typed address: timing must not reveal whether the address exists. */
export async function recogniseDevice(req: PayloadRequest, email: string): Promise<void> {
  for (const claim of claimsIn(req)) {
    const account = await accountById(req, claim.accountId)
    const isOurs = account && isDeviceOf({ claim, account, secret: req.payload.secret, now: new Date() })
    if (!isOurs || account.email !== email.toLowerCase()) continue
    if (!(await isForgotten(req, claim))) req.context.device = claim
  }
}

/** Exempts from locks, but never proves identity. */
export const recognisedDevice = (req: PayloadRequest) =>
  (req.context.device as DeviceClaim | undefined) ?? null

/** A link from an email alone does not make a device known. */
export function isKnownDevice(req: PayloadRequest, account: User): boolean {
  const device = recognisedDevice(req)
  return device?.accountId === account.id && device.way === 'signIn'
}

export const deviceCookie = (req: PayloadRequest, account: User): string =>
  cookieOf(req, { account, way: 'signIn' })

/** After a password reset: exempt from the lock, but a code is still needed. */
export const emailLinkCookie = (req: PayloadRequest, account: User): string =>
  cookieOf(req, { account, way: 'letter' })

export async function renewedMark(req: PayloadRequest): Promise<Record<string, string> | undefined> {
  const device = recognisedDevice(req)
  const account = device && (await accountById(req, device.accountId))
  return account ? { 'Set-Cookie': cookieOf(req, { account, way: device.way }) } : undefined
}

function cookieOf(req: PayloadRequest, { account, way }: { account: User; way: DeviceClaim['way'] }) {
  const { secret } = req.payload
  const value = deviceCookieValue({ account, way, others: claimsIn(req), secret, now: new Date() })
  const attributes = `Path=/; Max-Age=${DEVICE_DAYS * 24 * 60 * 60}; HttpOnly; SameSite=Lax`
  return `${cookieName()}=${value}; ${attributes}${isSecure() ? '; Secure' : ''}`
}

function claimsIn({ headers }: PayloadRequest): DeviceClaim[] {
  const start = `${cookieName()}=`
  const cookies = (headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim())
  return readDevices(cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length))
}

const accountById = (req: PayloadRequest, id: string) =>
  req.payload.db.findOne<User>({ collection: 'users', where: { id: { equals: id } }, req })
