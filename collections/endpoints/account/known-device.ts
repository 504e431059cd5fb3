import type { PayloadRequest } from 'payload'
import { isForgotten } from '#database/statements/account/forgotten-devices'
import { type DeviceClaim, deviceCookieValue, isDeviceOf, readDevices } from '#domain/account/device-token'
import { DEVICE_DAYS } from '#domain/limits'
import { env } from '#env'
import type { User } from '#types'

/** With the prefix a browser takes it from this host alone, and only by https. */
const isSecure = () => env.SITE_URL.startsWith('https:')
const cookieName = () => (isSecure() ? '__Host-device' : 'device')

/**
 * Finds out whether somebody has signed in to this account with this browser before; the two questions below are
 * answered by it. The account is looked for by what the browser says of itself, never by the address that was typed: so
 * the time of a refusal does not tell whether anybody has that address.
 */
export async function recogniseDevice(req: PayloadRequest, email: string): Promise<void> {
  for (const claim of claimsIn(req)) {
    const account = await accountById(req, claim.accountId)
    const isOurs = account && isDeviceOf({ claim, account, secret: req.payload.secret, now: new Date() })
    if (!isOurs || account.email !== email.toLowerCase()) continue
    if (!(await isForgotten(req, claim))) req.context.device = claim
  }
}

/** The mark of a browser that was recognised. It opens locks and never proves who somebody is. */
export const recognisedDevice = (req: PayloadRequest) =>
  (req.context.device as DeviceClaim | undefined) ?? null

/** Whether somebody has signed in to the account here before: a link from the mailbox alone is not enough. */
export function isKnownDevice(req: PayloadRequest, account: User): boolean {
  const device = recognisedDevice(req)
  return device?.accountId === account.id && device.way === 'signIn'
}

/** `account` is as the database has it, with the hash of its password. */
export const deviceCookie = (req: PayloadRequest, account: User): string =>
  cookieOf(req, { account, way: 'signIn' })

/** After a new password by letter: the locks are open for this browser, everything else still asks. */
export const emailLinkCookie = (req: PayloadRequest, account: User): string =>
  cookieOf(req, { account, way: 'letter' })

/** For the answer to what makes every mark of before invalid: a browser that was recognised before it stays so. */
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
