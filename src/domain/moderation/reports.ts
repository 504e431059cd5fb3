import { type KindColumn, kinds, kindsWith } from '#domain/kinds'
import { cutText } from '#domain/text/excerpt'

/** Can be reported without being an item. */
const otherReported = {
  social_comment: 'post-comments',
  comment: 'forum-comments',
  profile: 'users',
} as const
export type ReportType = KindColumn<'report'> | keyof typeof otherReported

export const reportActions = ['none', 'hide', 'delete'] as const
export type ReportAction = (typeof reportActions)[number]

/** The snapshot of an item, in case it is deleted before staff look at it. */
export const itemInfoNames = ['name', 'title', 'content', 'category', 'city', 'pictures'] as const
export type ItemInfo = Partial<Record<(typeof itemInfoNames)[number], string>>

/** In the order of the stored types. */
const snapshots: Record<ReportType, ItemInfo> = {
  contact: { name: 'name', content: 'specialty', category: 'category', city: 'city', pictures: 'pictures' },
  small_ad: {
    title: 'title',
    content: 'description',
    category: 'category',
    city: 'city',
    pictures: 'pictures',
  },
  service: {
    name: 'provider',
    title: 'title',
    content: 'description',
    category: 'category',
    city: 'location',
    pictures: 'pictures',
  },
  apartment: { title: 'title', content: 'description', city: 'city', pictures: 'pictures' },
  social_post: { content: 'content', pictures: 'image' },
  social_comment: { content: 'content' },
  topic: { title: 'title', content: 'content', category: 'category' },
  comment: { content: 'content' },
  event: {
    name: 'organizer',
    title: 'title',
    content: 'description',
    category: 'category',
    city: 'city',
    pictures: 'image',
  },
  store: { name: 'name', content: 'description', category: 'type', city: 'city', pictures: 'pictures' },
  document: { name: 'name', content: 'description' },
  profile: { name: 'fullName', city: 'city' },
}
export const reportTypes = Object.keys(snapshots) as ReportType[]

type ReportedKind = { collection: string; info: ItemInfo }

const collections: Record<string, string> = {
  ...otherReported,
  ...Object.fromEntries(kindsWith('report').map((kind) => [kinds[kind].report, kind])),
}
export const reportedKinds = Object.fromEntries(
  reportTypes.map((type) => [type, { collection: collections[type], info: snapshots[type] }]),
) as Record<ReportType, ReportedKind>

export const isReportType = (value: unknown): value is ReportType =>
  reportTypes.some((type) => type === value)

const NAME_SHOWN_MAX = 50

export const itemName = ({ title, name, content }: Partial<Record<keyof ItemInfo, string | null>>): string =>
  cutText(title || name || content || '', NAME_SHOWN_MAX)
