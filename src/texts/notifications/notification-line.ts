import type { NotificationGroup } from '#domain/notifications/notification-groups'
import type { NotificationType } from '#domain/notifications/notification-types'
import { counted } from '#texts/text/numbers'
import { errorTexts } from '#texts/web/errors'
import { peopleText } from './people-text'

type Line = {
  /** In bold. */
  name: string
  rest: string
}

/** What several people did; the text of a single row stands in the row. */
const together: Partial<Record<NotificationType, (item: string, isAnswer: boolean) => string>> = {
  social_comment: (item) => `коментираха публикацията Ви „${item}“`,
  social_like: (item) => `харесаха публикацията Ви „${item}“`,
  forum_comment: (item) => `коментираха темата Ви „${item}“`,
  forum_mention: (item) => `Ви споменаха в „${item}“`,
  forum_followed: (item) => `писаха в „${item}“`,
  forum_like: (item, isAnswer) =>
    isAnswer ? `харесаха отговора Ви в „${item}“` : `харесаха темата Ви „${item}“`,
}

/** „Петър Колев коментира темата Ви …“, „Петър Колев и още 2 души коментираха …“ */
export function notificationLine({ newest, ids, people }: NotificationGroup): Line {
  const { type, title, message, data } = newest
  if (type === 'search_found') return { name: title, rest: `: ${message}` }
  const name = people[0] ? (people[0].name ?? errorTexts.unknownUser) : ''
  const verb = together[type]
  if (ids.length > 1 && people.length > 1 && data.item && verb) {
    const who = peopleText({ newest: name, count: people.length })
    return { name, rest: `${who.slice(name.length)} ${verb(data.item, Boolean(data.commentId))}` }
  }
  const line = message.replace(/\.$/, '')
  return name && line.startsWith(name) ? { name, rest: line.slice(name.length) } : { name: '', rest: line }
}

const quoted: readonly NotificationType[] = [
  'social_comment',
  'forum_comment',
  'forum_mention',
  'forum_followed',
]

/** „3 коментара“ */
export const rowsText = ({ newest, ids }: NotificationGroup): string | null =>
  ids.length > 1 && quoted.includes(newest.type) ? counted(ids.length, 'коментар', 'коментара') : null
