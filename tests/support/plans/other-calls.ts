import { createLocalReq, type PayloadRequest } from 'payload'
import { watchAdExpiry } from '#jobs/ad-expiry'
import { watchSearches } from '#jobs/searches/watch-searches'
import { publicAddresses } from '#search/public-addresses'
import { articleAddresses, articleByPreviousSlug } from '../../../src/features/articles/queries'
import { expectedCalls } from '../access/calls'
import { calledBy } from '../access/call-statuses'
import { callers } from '../access/outcomes'
import { samples } from '../access/samples'
import { signedInMember } from '../members'
import { pages } from '../page-reads'
import { getTestPayload } from '../rest'
import { runRawSql } from '../run-sql'
import { seeker } from '../searches'
import { newSmallAd } from '../small-ads'
import { openedSession } from '../stored-member'
import { answered, type Call } from './calls'
import { idOf } from './values'

const password = 'parola-za-test'

async function longTimeMember(number: number) {
  const [member] = await runRawSql<{ id: string; email: string }>(
    `select id, email from users where id = ${idOf('users', String(number))}`,
  )
  return { ...member!, headers: { Cookie: await openedSession(member!) } }
}

export const plainCalls = (): Call[] =>
  Object.entries(expectedCalls).map(([name, rights]) => {
    const index = rights.statuses.findIndex((status) => status < 400)
    return { name, work: () => calledBy(callers[index] ?? 'admin', name, rights) }
  })

/** Complete requests of a member with many items. */
export async function* fullCalls(): AsyncGenerator<Call> {
  const member = await longTimeMember(1)
  const moderator = await signedInMember({ role: 'moderator' })
  const admin = await signedInMember({ role: 'admin' })
  const made = async (slug: string) => (await samples[slug]!.make(await signedInMember())).id
  const item = { itemType: 'services', itemId: await made('services') }
  const decision = { decision: 'approved', note: 'Прегледано.' }
  const contact = { name: 'Д-р Нова', city: 'Кил', category: 'doctor', phone: '+49 431 1' }
  const as = (caller: typeof member, method: string, path: string, body?: object): Call => ({
    name: `${method.toLowerCase()} ${path.replace(/[0-9a-f-]{36}/, ':id')}`,
    work: () => answered(method, path, { headers: caller.headers, body: body && { ...body } }),
  })
  for (const path of [
    '/me',
    '/me/export',
    '/notifications',
    '/feed/unread',
    '/favorites',
    '/blocks',
    '/saved-searches',
    '/event-registrations',
  ])
    yield as(member, 'GET', path)
  yield as(member, 'POST', '/users/login', { email: member.email, password })
  yield as(member, 'POST', '/users/forgot-password', { email: member.email })
  yield as(member, 'POST', '/notifications/read-all')
  yield as(member, 'POST', '/favorites/toggle', item)
  yield as(member, 'POST', '/favorites/merge', { items: [item] })
  yield as(moderator, 'POST', `/reports/${await made('reports')}/decide`, { ...decision, action: 'hide' })
  yield as(moderator, 'POST', `/notices/${await made('notices')}/decide`, decision)
  yield as(moderator, 'POST', `/admin-messages/${await made('admin-messages')}/reply`, { text: 'Благодаря.' })
  yield as(admin, 'POST', '/contacts/import?mode=commit', { contacts: [contact] })
  yield as(member, 'POST', '/me/email', { email: 'nov@example.org', password })
  yield as(member, 'POST', '/me/password', { currentPassword: password, password: 'нова-парола' })
  yield as(await longTimeMember(2), 'POST', '/me/delete', { password })
}

export async function* jobCalls(): AsyncGenerator<Call> {
  const req = await createLocalReq({}, await getTestPayload())
  const handler = watchAdExpiry.handler as (args: { req: PayloadRequest }) => Promise<unknown>
  yield { name: 'job of expiring ads', work: () => handler({ req }) }
  await seeker({ address: '/small-ads?q=гъдулка' })
  await newSmallAd({ title: 'Гъдулка' })
  const watch = watchSearches.handler as typeof handler
  yield { name: 'job of saved searches', work: () => watch({ req }) }
}

export async function* pageCalls(): AsyncGenerator<Call> {
  for (const [name, read] of Object.entries(pages))
    yield { name: `page ${name}`, work: () => read('sreshta-17') }
  const payload = await getTestPayload()
  yield { name: 'page of an old address', work: () => articleByPreviousSlug('text-17') }
  yield { name: 'sitemap of articles', work: articleAddresses }
  yield { name: 'sitemap of items', work: () => publicAddresses({ payload }, ['events', 'contacts']) }
}
