'use client'

import { firstUnread } from '#domain/forum/first-unread'
import { threadTexts as texts } from '#texts/forum/topic-thread'
import { Icon } from '../../../../ui/graphics/icon'
import { firstIdAfter } from '../comments/first-id-after'
import { bringIntoView, bringLoadedIntoView } from '../comments/scroll-to-comment'
import type { Thread, ThreadState } from './thread-store'
import type { TopicMember } from './topic-member'

type Props = {
  thread: Thread
  state: ThreadState
  member: TopicMember
  /** Of whom nothing is new. */
  quiet: readonly string[]
  /** When the newest comment was written that was on the screen. */
  seenUntil: string
  lastActivityAt: string
}

/** Lies over the page, so that nothing moves: to new comments below, or to where the last visit ended. */
export function ThreadPill({ thread, state, member, quiet, seenUntil, lastActivityAt }: Props) {
  const { shown, fresh, missed } = state
  const { readAt } = member
  const below = shown.comments.filter(
    ({ id, author, createdAt }) =>
      fresh.has(id) && !quiet.includes(author?.id ?? '') && createdAt > seenUntil,
  )
  const unread = shown.comments.find(
    ({ id, createdAt }) => id === firstUnread({ shown, readAt, quiet, fresh }) && createdAt > seenUntil,
  )
  const isUnreadFurther =
    readAt !== null && shown.after > 0 && readAt >= (shown.comments.at(-1)?.createdAt ?? '')
  const hasUnread = unread !== undefined || (isUnreadFurther && lastActivityAt > readAt)
  const count = below.length + missed

  async function showNew() {
    if (missed > 0 && !(await thread.show('newest'))) return
    const target = below[0] ?? thread.state().shown.comments.at(-1)
    if (target) await bringLoadedIntoView(target.id)
  }

  async function showUnread() {
    if (unread) return bringIntoView(unread.id)
    const id = await firstIdAfter(thread.topicId, readAt!)
    if (id && (await thread.show(`around:${id}`))) await bringLoadedIntoView(id)
  }

  if (count === 0 && !hasUnread) return null
  return (
    <div className="sticky bottom-[84px] z-20 flex h-0 items-end justify-center md:bottom-6 print:hidden">
      <button
        type="button"
        onClick={() => void (count > 0 ? showNew() : showUnread())}
        className="inline-flex min-h-touch items-center gap-2 rounded-full bg-primary px-5 font-[650] text-on-primary depth-lg hover:bg-primary-hover active:bg-primary-active"
      >
        <Icon icon="arrow-down" />
        {count > 0 ? texts.fresh(count) : texts.toUnread}
      </button>
    </div>
  )
}
