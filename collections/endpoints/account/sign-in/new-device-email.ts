import type { PayloadRequest } from 'payload'
import { countTry } from '#database/statements/account/sign-in-attempts'
import { isFirstSignIn } from '#domain/account/own-sessions'
import { queueEmail } from '#hooks/notifications/queue-email'
import type { User } from '#types'
import { recognisedDevice } from './known-device'

type SignIn = { account: User; browser: string | null; ip: string | null }

/** Cannot be switched off; at most a few an hour. */
export async function tellOfNewDevice(req: PayloadRequest, { account, browser, ip }: SignIn) {
  const now = new Date()
  if (recognisedDevice(req) || isFirstSignIn(account, now)) return
  const { isOver } = await countTry(req, { limit: 'newDeviceEmail', of: [account.id] })
  if (isOver) return
  const to = { email: account.email, name: account.fullName }
  await queueEmail({ req, message: 'newDevice', to, values: { browser, ip, at: now.toISOString() } })
}
