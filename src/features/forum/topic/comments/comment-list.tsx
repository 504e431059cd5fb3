'use client'

import { type RefObject, useEffect } from 'react'
import type { ShownTopic } from '../topic'
import { threadTexts as texts } from '#texts/forum/topic-thread'
import { EmptyState } from '../../../../ui/page/empty-state'
import { useHydrated } from '../../../../ui/use-hydrated'
import { authorName } from '../../../community/author'
import { useDeleted } from '../../../community/deletions'
import { CommentItem } from './comment-item'
import type { CommentRights } from './comment-rights'
import { bringIntoView } from './scroll-to-comment'
import { NewerComments, OlderComments } from './comment-pages'
import type { Thread, ThreadState } from '../thread/thread-store'
import { firstUnread } from '#domain/forum/first-unread'
import type { TopicMember } from '../thread/topic-member'

type Props = {
  thread: Thread
  state: ThreadState
  member: TopicMember
  /** Of whom nothing is new. */
  quiet: readonly string[]
  place: ShownTopic['place']
  rights: CommentRights
  renderedAt: number
  wanted: string | null
  list: RefObject<HTMLElement | null>
}

export function CommentList(props: Props) {
  const { thread, state, member, quiet, place, rights, renderedAt, wanted, list } = props
  const { shown, acceptedId, fresh, deleted } = state
  const ownDeleted = useDeleted()
  const unread = firstUnread({ shown, readAt: member.readAt, quiet, fresh })
  const isFresh = (id: string, author: string | undefined) => fresh.has(id) && !quiet.includes(author ?? '')
  const newest = shown.comments.findLast(({ id, author }) => isFresh(id, author?.id))

  // The highlight begins when its place is shown.
  const isHydrated = useHydrated()
  useEffect(() => {
    if (wanted) bringIntoView(wanted)
  }, [wanted])

  return (
    <>
      <OlderComments {...{ thread, state, place }} />
      <section ref={list} aria-label={texts.comments} className="pt-2">
        {shown.comments.map((comment) => (
          <CommentItem
            key={comment.id}
            {...{ comment, thread, rights, renderedAt }}
            leftHeight={deleted.get(comment.id) ?? (ownDeleted.has(comment.id) ? 0 : null)}
            isAccepted={comment.id === acceptedId}
            isLiked={member.likedComments.includes(comment.id)}
            isNew={isFresh(comment.id, comment.author?.id)}
            isHighlighted={isHydrated && comment.id === wanted}
            isFirstUnread={comment.id === unread}
          />
        ))}
        {shown.comments.length === 0 && (
          <EmptyState icon="message-circle" title={texts.empty} text={texts.emptyText} />
        )}
      </section>
      <NewerComments {...{ thread, state, place }} />
      <p role="status" className="sr-only">
        {newest && texts.arrived(authorName(newest.author))}
      </p>
    </>
  )
}
