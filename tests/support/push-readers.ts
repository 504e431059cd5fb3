import { expect } from 'vitest'
import { signedInMember } from './members'
import type { openPushService } from './push-service'
import { getTestPayload, rest } from './rest'
import { runRawSql } from './run-sql'

type Member = Awaited<ReturnType<typeof signedInMember>>
type PushService = Awaited<ReturnType<typeof openPushService>>
export type Browser = ReturnType<PushService['newBrowser']>

/** Awake whatever the hour in which the tests run. */
export const awake = (member: Member) => set(member, { quietHours: false })
export const set = async (member: Member, choice: Record<string, unknown>) =>
  expect((await rest('PATCH', `/users/${member.id}`, { ...member, body: choice })).status).toBe(200)

export async function add({ headers }: Member, { endpoint, keys }: Pick<Browser, 'endpoint' | 'keys'>) {
  const { signingKey } = (await rest('GET', '/push-subscriptions/key', { headers })).data
  return rest('POST', '/push-subscriptions/add', { headers, body: { endpoint, keys, signingKey } })
}

export async function newReader(service: PushService) {
  const member = await signedInMember()
  await awake(member)
  const browser = service.newBrowser()
  expect((await add(member, browser)).status).toBe(200)
  return { member, browser }
}

export async function sendDue() {
  const payload = await getTestPayload()
  for (const queue of ['notices', 'pushes']) await payload.jobs.run({ queue, limit: 100 })
}

export const subscriptionsOf = ({ id }: Member) =>
  runRawSql<{ endpoint: string; failures: string }>(
    `select endpoint, failures from push_subscriptions where account_id = '${id}' order by created_at`,
  )
