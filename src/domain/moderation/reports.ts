/** What members can report. */
export const reportTypes = [
  'contact',
  'small_ad',
  'service',
  'apartment',
  'social_post',
  'social_comment',
  'topic',
  'comment',
  'event',
  'store',
  'document',
  'profile',
] as const
export type ReportType = (typeof reportTypes)[number]

/** What staff does with the item of an upheld report. */
export const reportActions = ['none', 'hide', 'delete'] as const
export type ReportAction = (typeof reportActions)[number]

/** What is remembered of an item, in case it is gone when staff looks. */
export const itemInfoNames = ['name', 'title', 'content', 'category', 'city'] as const
export type ItemInfo = Partial<Record<(typeof itemInfoNames)[number], string>>

/** Where an item lies, and from which of its fields the snapshot is taken. */
type ReportedKind = { collection: string; info: ItemInfo }

export const reportedKinds: Record<ReportType, ReportedKind> = {
  contact: {
    collection: 'contacts',
    info: { name: 'name', content: 'specialty', category: 'category', city: 'city' },
  },
  small_ad: {
    collection: 'small-ads',
    info: { title: 'title', content: 'description', category: 'category', city: 'city' },
  },
  service: {
    collection: 'services',
    info: {
      name: 'provider',
      title: 'title',
      content: 'description',
      category: 'category',
      city: 'location',
    },
  },
  apartment: { collection: 'apartments', info: { title: 'title', content: 'description', city: 'city' } },
  social_post: { collection: 'posts', info: { content: 'content' } },
  social_comment: { collection: 'post-comments', info: { content: 'content' } },
  topic: { collection: 'forum-topics', info: { title: 'title', content: 'content', category: 'category' } },
  comment: { collection: 'forum-comments', info: { content: 'content' } },
  event: {
    collection: 'events',
    info: { name: 'organizer', title: 'title', content: 'description', category: 'category', city: 'city' },
  },
  store: {
    collection: 'stores',
    info: { name: 'name', content: 'description', category: 'type', city: 'city' },
  },
  document: { collection: 'documents', info: { name: 'name', content: 'description' } },
  profile: { collection: 'users', info: { name: 'fullName', city: 'city' } },
}

export const isReportType = (value: unknown): value is ReportType =>
  reportTypes.some((type) => type === value)

const NAME_SHOWN_MAX = 50

/** What an item is called in a sentence: its title, or the beginning of its text. */
export function itemName({ title, name, content }: Partial<Record<keyof ItemInfo, string | null>>): string {
  const given = title || name || content || ''
  const letters = [...given]
  return letters.length > NAME_SHOWN_MAX ? `${letters.slice(0, NAME_SHOWN_MAX).join('')}...` : given
}
