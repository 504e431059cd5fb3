/** Stated independently of `src/changes`. */
const uuid = '11111111-1111-4111-8111-111111111111'
const topic = '33333333-3333-4333-8333-333333333333'
export const own = '22222222-2222-4222-8222-222222222222'

export const viewers = {
  visitor: null,
  member: { id: uuid, role: 'user' },
  owner: { id: own, role: 'user' },
  moderator: { id: '44444444-4444-4444-8444-444444444444', role: 'moderator' },
  admin: { id: '55555555-5555-4555-8555-555555555555', role: 'admin' },
} as const

const everybody = ['visitor', 'member', 'owner', 'moderator', 'admin']
const members = everybody.slice(1)

export const expectedDoors: Record<string, string[]> = {
  news: everybody,
  events: everybody,
  feed: everybody,
  [`post:${uuid}`]: everybody,
  forum: members,
  [`topic:${topic}`]: members,
  staff: ['moderator', 'admin'],
  [`user:${own}`]: ['owner'],
  [`user:${uuid}`]: ['member'],
}

type Heard = { shown: string[]; hidden: string[] }
/** Rooms notified of a change visible to visitors, and of a hidden one. */
const of = (shown: string[], hidden = ['staff']): Heard => ({ shown: ['staff', ...shown], hidden })
const within = uuid
const itself = topic
const silent = of([])

export const change = { id: 1, documentId: itself, within, operation: 'update' as const }

export const expectedHearers: Record<string, Heard> = {
  articles: of(['news']),
  events: of(['events']),
  posts: of(['feed', `post:${itself}`]),
  'post-comments': of([`post:${within}`]),
  'forum-topics': of(['forum', `topic:${itself}`]),
  'forum-comments': of([`topic:${within}`]),
  users: of([`user:${itself}`], ['staff', `user:${itself}`]),
  notifications: { shown: [`user:${within}`], hidden: [`user:${within}`] },
  'saved-searches': { shown: [`user:${within}`], hidden: [`user:${within}`] },
  blocks: { shown: [`user:${within}`], hidden: [`user:${within}`] },
  favorites: { shown: [`user:${within}`], hidden: [`user:${within}`] },
  'small-ads': silent,
  reports: silent,
  'admin-messages': of([`user:${within}`], ['staff', `user:${within}`]),
}
