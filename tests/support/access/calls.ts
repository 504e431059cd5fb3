import { randomUUID } from 'node:crypto'
import { shownMedia } from '../factories'
import type { signedInMember } from '../members'
import { getTestPayload } from '../rest'
import { callers } from './outcomes'
import { samples } from './samples'

type Owner = Awaited<ReturnType<typeof signedInMember>>
/** In the order visitor, member, owner, moderator, admin. */
type Statuses = [number, number, number, number, number]
/** Returns the parameter of the address. */
type Maker = (owner: Owner) => Promise<string>

export type CallRights = { statuses: Statuses; make?: Maker; body?: object }

const to = (statuses: Statuses, make?: Maker, body?: object): CallRights => ({ statuses, make, body })
const all = (status: number): Statuses => [status, status, status, status, status]
const signedIn = (status: number): Statuses => [401, status, status, status, status]
const staff = (status: number): Statuses => [401, 403, 403, status, status]
const admins = (status: number): Statuses => [401, 403, 403, 403, status]

const item =
  (slug: string, state?: string): Maker =>
  async (owner) =>
    (await { ...samples[slug]!, ...samples[slug]!.states?.[state ?? ''] }.make(owner)).id
const waiting = 'pending'
const unknown: Maker = async () => randomUUID()
const account: Maker = async ({ id }) => id
const key: Maker = async () => 'nav'
const pictureName: Maker = async () => String((await shownMedia()).filename)
const documentName: Maker = async (owner) => {
  const payload = await getTestPayload()
  const id = await item('documents')(owner)
  return String((await payload.findByID({ collection: 'documents', id })).filename)
}
const article = { collectionSlug: 'articles', doc: {} }

/** All calls but those in `expected.ts`. They send too little, so 400 means "allowed". */
export const expectedCalls: Record<string, CallRights> = {
  'get /activity': to(all(200)),
  'get /search': to(all(200)),
  'get /forum/search': to(signedIn(200)),
  'get /stats': to(all(200)),
  'get /me': to(all(200)),
  'get /me/export': to(signedIn(200)),
  'post /me/password': to(signedIn(400)),
  'post /me/delete': to(signedIn(400)),
  'post /me/email': to(signedIn(400)),
  'post /me/email/resend': to(signedIn(409)),
  'delete /me/email': to(signedIn(409)),
  'post /me/codes': to(staff(400)),
  'post /me/codes/check': to(staff(400)),
  'post /me/codes/confirm': to(staff(400)),
  'post /me/codes/off': to(staff(400)),
  'post /me/codes/recovery': to(staff(400)),
  'delete /me/sessions': to(signedIn(200)),
  'delete /me/sessions/:id': to(signedIn(404), unknown),
  'post /feed/visit': to(signedIn(200)),
  'get /feed/unread': to(signedIn(200)),
  'post /bulk': to(staff(400)),
  'get /bulk': to(staff(200)),
  'get /bulk/:job': to(staff(404), unknown),
  'delete /bulk/:job': to(staff(404), unknown),
  'get /bulk/:job/failed': to(staff(404), unknown),
  'get /export/:collection': to(admins(200), async () => 'contacts'),
  'post /approvals/:id': to(staff(400), unknown),
  'post /directory/:kind/:id/changes': to(all(400), unknown),
  'get /directory/:kind/:id/claim': to([401, 400, 400, 400, 400], unknown),
  'post /directory/:kind/:id/claim': to([401, 400, 400, 400, 400], unknown),
  'post /directory/:kind/:id/claim/code': to([401, 400, 400, 400, 400], unknown),
  'post /directory/:kind/:id/claim/request': to([401, 400, 400, 400, 400], unknown),
  'delete /directory/:kind/:id/claim': to(staff(400), unknown),
  'post /directory/requests/:id/decide': to(staff(400), unknown),
  'post /directory/letters/correct': to(all(400)),
  'post /directory/letters/stop': to(all(400)),
  'get /directory/letters/stop': to(all(303)),
  'post /tokens': to(signedIn(200)),
  'get /panel/letters': to(admins(200)),
  'post /panel/letters/again': to(admins(200)),
  'post /panel/letters/:id/again': to(admins(404), unknown),
  'delete /panel/letters/:id': to(admins(404), unknown),
  'get /panel/misses': to(staff(200)),
  'get /panel/waiting': to(staff(200)),
  'get /cases': to(staff(200)),
  'get /cases/:itemType/:itemId': to(staff(400), unknown),
  'post /cases/:itemType/:itemId/decide': to(staff(400), unknown),
  'delete /cases/:itemType/:itemId': to(staff(400), unknown),
  'get /access': to(staff(200)),
  'post /plugin-seo/generate-title': to(staff(200), undefined, article),
  'post /plugin-seo/generate-description': to(staff(200), undefined, article),
  'post /plugin-seo/generate-url': to(staff(200), undefined, article),
  'post /plugin-seo/generate-image': to(staff(200), undefined, article),

  'get /users/me': to(all(200)),
  'post /users/login': to(all(400)),
  'post /users/logout': to(all(200)),
  'post /users/refresh-token': to([403, 200, 200, 200, 200]),
  'post /users/forgot-password': to(all(400)),
  'post /users/reset-password': to(all(400)),
  'post /users/resend-confirmation': to(all(400)),
  'post /users/confirm-email': to(all(400)),
  'post /users/change-email': to(all(400)),
  'post /users/undo-email': to(all(400)),
  'get /push-subscriptions/key': to(signedIn(200)),
  'post /push-subscriptions/add': to(signedIn(400)),
  'post /push-subscriptions/remove': to(signedIn(400)),
  'post /push-subscriptions/test': to(signedIn(409)),
  'post /users/unsubscribe': to(all(400)),
  'get /users/unsubscribe': to(all(303)),
  'get /users/init': to(staff(404)),
  'post /users/first-register': to(all(404)),
  'post /users/unlock': to(all(404)),
  'post /users/verify/:id': to(all(404), unknown),
  'post /users/:id/codes/reset': to(admins(409), account),
  'post /users/:id/suspend': to(staff(400), account),
  'delete /users/:id/suspend': to(staff(409), account),
  'delete /users/:id/sessions': to(admins(200), account),

  'get /media/file/:filename': to(all(200), pictureName),
  'get /media/paste-url/:id?': to(staff(400)),
  'get /documents/file/:filename': to(all(200), documentName),
  'get /documents/paste-url/:id?': to(staff(400)),
  'get /events/:id/calendar.ics': to(all(200), item('events')),
  'get /events/:id/registrations': to([401, 403, 200, 200, 200], item('events')),
  'get /events/:id/registrations.csv': to([401, 403, 200, 200, 200], item('events')),
  'post /articles/:id/schedule': to(staff(400), item('articles')),
  'delete /articles/:id/schedule/:job': to(staff(404), item('articles')),
  'post /contacts/import': to(admins(400)),
  'get /contacts/import': to(admins(200)),
  'get /contacts/import/:job': to(admins(404), unknown),
  'delete /contacts/import/:job': to(admins(404), unknown),
  'post /contacts/import/:job/undo': to(admins(404), unknown),
  'get /contacts/import/:job/refused': to(admins(404), unknown),
  'get /contacts/export': to(admins(200)),
  'post /apartments/:id/reveal-contact': to([404, 404, 200, 200, 200], item('apartments', waiting)),
  'post /small-ads/:id/reveal-contact': to([404, 404, 200, 200, 200], item('small-ads', 'expired')),
  'post /small-ads/:id/renew': to([401, 403, 409, 403, 403], item('small-ads')),
  'get /members/suggest': to(signedIn(200)),
  'get /forum-topics/page': to(signedIn(200)),
  'get /forum-topics/:id/comments': to(signedIn(200), item('forum-topics')),
  'get /forum-topics/:id/viewer': to(signedIn(200), item('forum-topics')),
  'post /forum-topics/:id/follow': to(signedIn(200), item('forum-topics')),
  'post /forum-topics/:id/mute': to(signedIn(400), item('forum-topics')),
  'post /forum-topics/:id/read': to(signedIn(400), item('forum-topics')),
  'post /forum-topics/:id/merge': to(staff(400), item('forum-topics')),
  'post /forum-categories/order': to(staff(400)),
  'post /forum-topics/:id/accept': to([401, 403, 200, 403, 403], item('forum-topics')),
  'post /forum-comments/:id/like': to(signedIn(200), item('forum-comments')),
  'post /forum-topics/:id/like': to(signedIn(200), item('forum-topics')),
  'post /forum-topics/:id/view': to(signedIn(200), item('forum-topics')),
  'get /posts/page': to(all(200)),
  'get /posts/liked': to(signedIn(200)),
  'get /posts/:id/comments': to(all(200), item('posts')),
  'post /posts/:id/like': to(signedIn(200), item('posts')),
  'post /favorites/toggle': to(signedIn(400)),
  'post /favorites/merge': to(signedIn(400)),
  'post /reports/:id/decide': to(staff(400), item('reports')),
  'post /notices/:id/decide': to(staff(400), item('notices')),
  'get /notices/:id/case': to(staff(200), item('notices')),
  'post /statements/:id/appeal': to(signedIn(400), item('statements')),
  'post /statements/:id/decide': to(staff(400), item('statements')),
  'get /statements/:id/case': to(staff(200), item('statements')),
  'post /admin-messages/:id/reply': to(staff(400), item('admin-messages')),
  'post /notifications/read-all': to(signedIn(200)),
  'post /notifications/read': to(signedIn(400)),
  'post /notifications/delete': to(signedIn(400)),

  'get /payload-jobs/run': to(staff(401)),
  'get /payload-jobs/handle-schedules': to(staff(401)),
  'get /payload-preferences/:key': to(staff(200), key),
  'post /payload-preferences/:key': to(staff(200), key, { value: 1 }),
  'delete /payload-preferences/:key': to(all(404), key),

  'get /globals/site': to(all(200)),
  'post /globals/site': to(admins(200), undefined, { notice: 'Добре дошли' }),
  'post /globals/site/access': to(staff(200)),
  'get /globals/site/versions': to(all(404)),
  'get /globals/site/versions/:id': to(all(404), unknown),
  'post /globals/site/versions/:id': to(all(404), unknown),
  'get /globals/legal': to(all(200)),
  'post /globals/legal': to(admins(200), undefined, { effectiveFrom: '2026-12-01T12:00:00.000Z' }),
  'post /globals/legal/access': to(staff(200)),
  'get /globals/legal/versions': to(admins(200)),
  'get /globals/legal/versions/:id': to(admins(404), unknown),
  'post /globals/legal/versions/:id': to(admins(404), unknown),
  'get /globals/payload-jobs-stats': to(all(403)),
  'post /globals/payload-jobs-stats': to([401, 403, 403, 403, 403]),
  'post /globals/payload-jobs-stats/access': to(staff(200)),
  'get /globals/payload-jobs-stats/versions': to(all(404)),
  'get /globals/payload-jobs-stats/versions/:id': to(all(404), unknown),
  'post /globals/payload-jobs-stats/versions/:id': to(all(404), unknown),
}

/** Payload's internal collections. The id does not exist. */
type FiveCalls = Record<'post' | 'get' | 'get /:id' | 'patch /:id' | 'delete /:id', Statuses>

const forNobody: FiveCalls = {
  post: [401, 403, 403, 403, 403],
  get: [401, 403, 403, 403, 403],
  'get /:id': all(403),
  'patch /:id': [401, 403, 403, 403, 403],
  'delete /:id': [401, 403, 403, 403, 403],
}
const five: Record<string, FiveCalls> = {
  'payload-kv': forNobody,
  'payload-jobs': forNobody,
  'payload-locked-documents': {
    post: [401, 403, 403, 400, 400],
    get: [401, 403, 403, 200, 200],
    'get /:id': [403, 403, 403, 404, 404],
    'patch /:id': [401, 403, 403, 404, 404],
    'delete /:id': [401, 403, 403, 404, 404],
  },
  'payload-preferences': {
    post: [401, 403, 403, 201, 201],
    get: [401, 403, 403, 200, 200],
    // The parameter is the name of a preference.
    'get /:id': [401, 403, 403, 200, 200],
    'patch /:id': [401, 403, 403, 403, 403],
    'delete /:id': all(404),
  },
}

export const internalCalls = Object.entries(five).flatMap(([slug, calls]) =>
  Object.entries(calls).map(([name, statuses]) => {
    const [method, path = ''] = name.split(' ')
    return { slug, name: `${method} /${slug}${path}`, rights: to(statuses, unknown) }
  }),
)

export const plainCallers = Object.entries(expectedCalls).flatMap(([name, { statuses }]) => {
  const mayCall = callers.slice(0, 3).find((_, index) => ![401, 403, 404].includes(statuses[index]!))
  return mayCall ? [{ name, caller: mayCall }] : []
})

export const openRoutes = [
  '.well-known/jwks.json',
  'announcements',
  'counts/[list]',
  'events.ics',
  'feed.xml',
  'housing',
  'news/[slug]/social-card.png',
  'offline',
  'social-card.png',
]
