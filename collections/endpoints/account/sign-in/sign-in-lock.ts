import type { PayloadRequest } from 'payload'
import {
  countTry,
  forgetTries,
  giveTryBack,
  type Place,
  type Tried,
} from '#database/statements/account/sign-in-attempts'
import { CLIENT_ADDRESS_HEADER } from '#domain/web/client-address'
import { sessionTexts } from '#texts/account/sessions'
import { refuseFor } from '#collections/guard/refuse'
import { recognisedDevice } from './known-device'

/** A known device has attempts of its own, whatever strangers do. */
export async function countSignIn(req: PayloadRequest, email: string): Promise<Tried> {
  const device = devicePlace(req)
  if (device) {
    const tried = await countTry(req, device)
    if (!tried.isOver) return { ...tried, isLast: false }
  }
  let seen: Tried | undefined
  for (const place of strangersPlaces(req, email)) {
    const tried = await countTry(req, place)
    if (tried.isOver) return tried
    if (!seen || tried.isLast) seen = tried
  }
  return seen!
}

/** Other devices' attempts stay counted. */
export async function forgiveSignIn(req: PayloadRequest, email: string) {
  const [here, hereDaily, everywhere] = strangersPlaces(req, email)
  const device = devicePlace(req)
  await forgetTries(req, device ? [here, hereDaily, device] : [here, hereDaily])
  if (!device) await giveTryBack(req, everywhere)
}

export const openAccount = (req: PayloadRequest, email: string) =>
  forgetTries(req, strangersPlaces(req, email))

/** For this code the form shows a link to the password reset. */
export const locked = (seconds: number) =>
  refuseFor(seconds, { message: sessionTexts.locked(seconds), code: 'locked' })

function strangersPlaces(req: PayloadRequest, typed: string): [Place, Place, Place] {
  const email = typed.toLowerCase()
  const address = req.headers.get(CLIENT_ADDRESS_HEADER) ?? 'unknown'
  return [
    { limit: 'addressAtAccount', of: [email, address] },
    { limit: 'addressAtAccountDaily', of: [email, address] },
    { limit: 'account', of: [email] },
  ]
}

function devicePlace(req: PayloadRequest): Place | null {
  const device = recognisedDevice(req)
  return device && { limit: 'device', of: [device.accountId, device.id] }
}
