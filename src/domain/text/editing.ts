import { EDIT_HOURS } from '#domain/limits'

/** What members write and may correct for a day. In the order of the stored values. */
export const editedKinds = ['forum-topics', 'forum-comments', 'posts', 'post-comments'] as const
export type EditedKind = (typeof editedKinds)[number]

type Age = { createdAt: string | Date; now: Date }

/** For the author; staff corrects at any time. */
export const isEditable = ({ createdAt, now }: Age): boolean =>
  now.getTime() - new Date(createdAt).getTime() < EDIT_HOURS * 3_600_000
