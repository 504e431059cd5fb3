import { samples } from '../access/samples'
import { newArticle } from '../factories'
import type { signedInMember } from '../members'
import { type Actor, rest } from '../rest'
import { contentOf, type Row } from './change'

type Owner = Awaited<ReturnType<typeof signedInMember>>
type Made = { id: string; row?: Row; seenAt?: string; more?: string[] }

/** Who must not notice a value, and who may. */
export type Secret = {
  slug: string
  what: string
  columns: readonly string[] | 'everything written'
  hiddenFrom: readonly Actor[]
  /** Null: nobody. */
  seenBy: Actor | 'owner' | null
  make?: (owner: Owner) => Promise<Made>
}

const strangers = ['visitor', 'other'] as const
const everybody = [...strangers, 'moderator'] as const
const inState = (slug: string, state: string) => (owner: Owner) => samples[slug]!.states![state]!.make!(owner)

const approved = ['apartments', 'contacts', 'services', 'stores']
const hideable = [
  'documents',
  'events',
  'forum-comments',
  'forum-topics',
  'post-comments',
  'posts',
  'small-ads',
]
const withOwnerKnown = ['forum-comments', 'forum-topics', 'post-comments', 'posts']

const forOwnerAndStaff = (slug: string, columns: string[]): Secret => ({
  slug,
  what: columns.join(', '),
  columns,
  hiddenFrom: strangers,
  seenBy: 'moderator',
})
const nobodysBusiness = (slug: string, columns: string[]): Secret => ({
  ...forOwnerAndStaff(slug, columns),
  hiddenFrom: everybody,
  seenBy: null,
})
const contact = (slug: string, columns: string[]): Secret => ({
  slug,
  what: columns.join(', '),
  columns,
  hiddenFrom: ['visitor'],
  seenBy: 'other',
})
const everything = (slug: string, given: Partial<Secret> = {}): Secret => ({
  slug,
  what: 'everything written',
  columns: 'everything written',
  hiddenFrom: strangers,
  seenBy: 'moderator',
  ...given,
})

export const secrets: Secret[] = [
  forOwnerAndStaff('users', ['email', 'weekly_digest', 'created_at', 'updated_at']),
  nobodysBusiness('users', ['hash', 'salt', 'reset_password_token', 'reset_password_expiration']),
  nobodysBusiness('users', ['feed_visited_at', 'digest_sent_at', 'awaits_confirmation']),
  {
    ...nobodysBusiness('users', ['browser', 'ip', 'last_used_at']),
    seenBy: 'owner',
    make: async ({ id }) => ({
      id,
      row: { table: 'users_sessions', where: `_parent_id = '${id}'` },
      seenAt: '/me',
    }),
  },
  ...approved.flatMap((slug) => [
    forOwnerAndStaff(slug, ['approval', 'rejection_reason', 'owner_id']),
    forOwnerAndStaff(slug, ['proposed']),
    everything(slug, { what: 'what is not approved yet', make: inState(slug, 'pending') }),
  ]),
  ...hideable.flatMap((slug) => [
    forOwnerAndStaff(slug, ['hidden_reason', ...(withOwnerKnown.includes(slug) ? [] : ['owner_id'])]),
    everything(slug, { what: 'what is hidden', make: inState(slug, 'hidden') }),
  ]),
  everything('forum-topics', { what: 'a hidden topic with a reply', make: hiddenTopic }),
  contact('apartments', ['contact', 'phone', 'email']),
  contact('small-ads', ['contact']),
  ...['apartments', 'small-ads'].map((slug) => forOwnerAndStaff(slug, ['contact_views'])),
  everything('articles', { what: 'a draft', make: draft }),
  everything('articles', { what: 'an unpublished edit', make: draftOfPublished }),
  forOwnerAndStaff('articles', ['owner_id']),
  forOwnerAndStaff('media', ['owner_id']),
  ...['contacts', 'stores'].map((slug) => forOwnerAndStaff(slug, ['claimed_by_id'])),
  forOwnerAndStaff('contacts', ['letter_at', 'address_bounced']),
  nobodysBusiness('contacts', ['letter_sent_at']),
  everything('directory-requests'),
  nobodysBusiness('directory-requests', ['content_hash']),
  everything('reports'),
  everything('notices'),
  everything('statements'),
  everything('admin-messages'),
  everything('notifications', { hiddenFrom: everybody, seenBy: 'owner' }),
  { ...forOwnerAndStaff('favorites', ['created_at']), hiddenFrom: everybody, seenBy: 'owner' },
  nobodysBusiness('favorites', ['item_id', 'item_type']),
  everything('saved-searches', { hiddenFrom: everybody, seenBy: 'owner' }),
  everything('blocks', { hiddenFrom: everybody, seenBy: 'owner' }),
  ...['post-likes', 'forum-topic-likes'].map((slug) => forOwnerAndStaff(slug, ['owner_id', 'created_at'])),
  {
    ...forOwnerAndStaff('event-registrations', ['owner_id', 'place', 'created_at']),
    make: async (owner) => {
      const { id } = await samples['event-registrations']!.make(owner)
      const { data } = await rest('GET', `/event-registrations/${id}`, { as: 'admin' })
      const event = `/events/${data.event}`
      return { id, more: [event, `${event}/registrations`, `${event}/registrations.csv`] }
    },
  },
  nobodysBusiness('event-registrations', ['reminded_of']),
]

async function hiddenTopic(owner: Owner): Promise<Made> {
  const { id } = await samples['forum-topics']!.make(owner)
  await rest('POST', '/forum-comments', { body: { topic: id, content: 'И аз.' }, headers: owner.headers })
  await rest('PATCH', `/forum-topics/${id}`, {
    as: 'moderator',
    body: { hidden: true, hiddenReason: 'Спам' },
  })
  return { id }
}

async function draft(owner: Owner): Promise<Made> {
  const { id } = await inState('articles', 'draft')(owner)
  return {
    id,
    row: { table: '_articles_v', where: `parent_id = '${id}'` },
    seenAt: `/articles/${id}?draft=true`,
  }
}

async function draftOfPublished(): Promise<Made> {
  const { id } = await newArticle()
  const body = { title: 'Още не', _status: 'draft' }
  await rest('PATCH', `/articles/${id}?draft=true`, { as: 'moderator', body })
  const where = `parent_id = '${id}' and latest`
  return { id, row: { table: '_articles_v', where }, seenAt: `/articles/${id}?draft=true` }
}

export async function prepared({ slug, columns, make = samples[slug]!.make }: Secret, owner: Owner) {
  const { id, ...given }: Made = await make(owner)
  const { row = { table: slug.replaceAll('-', '_'), where: `id = '${id}'` } } = given
  const { seenAt = `/${slug}/${id}`, more = [] } = given
  const changed = columns === 'everything written' ? await contentOf(row.table) : columns
  return { id, row, seenAt, more, columns: changed }
}
