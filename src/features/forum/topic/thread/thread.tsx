'use client'

import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { CommentList } from '../comments/comment-list'
import type { CommentRights } from '../comments/comment-rights'
import { createInsertions } from '../reply/insertions'
import { CountsBar } from './counts-bar'
import { PresenceLine } from './presence-line'
import { Reply } from '../reply/reply'
import { ThreadPill } from './thread-pill'
import type { ThreadStart } from './thread-store'
import type { ShownTopic } from '../topic'
import { TopicActions } from '../topic-actions'
import { threadTexts as texts } from '#texts/forum/topic-thread'
import { useConnection } from '../../../../ui/live/connection'
import { toastFailure } from '../../../../ui/overlays/toast-store'
import { Collapsible } from '../../../community/blocks/collapsible'
import { useHeldInPlace } from '../../../community/use-held-in-place'
import { useTopicMember } from './use-topic-member'
import { useSeen } from './use-seen'
import { useThread } from './use-thread'
import { useView } from './use-view'

type Props = {
  topic: Pick<ShownTopic, 'id' | 'place' | 'title' | 'viewsCount' | 'lastActivityAt' | 'isLocked'> & {
    owner: string | null
  }
  start: Omit<ThreadStart, 'topicId'>
  /** The comment that the address asks for. */
  wanted: string | null
  /** Visitors may read along. */
  isOpen: boolean
  /** Milliseconds at render time. */
  renderedAt: number
  /** Rendered by the server. */
  text: ReactNode
  accepted: ReactNode
}

/** Everything below the title: figures, text, comments, the form. */
export function Thread({ topic, start, wanted, isOpen, renderedAt, text, accepted }: Props) {
  const { id, place, title } = topic
  const { user, blocked, member, likeTopic, likeComment, follow } = useTopicMember(id)
  const { thread, state } = useThread({ topicId: id, ...start }, user !== null)
  const [insertions] = useState(createInsertions)
  const list = useRef<HTMLElement>(null)
  const below = useRef<HTMLDivElement>(null)
  const holdInPlace = useHeldInPlace(below, state.shown)
  useEffect(() => thread.beforeArrival(holdInPlace), [thread, holdInPlace])
  useEffect(() => void thread.takeIn(member.heldComments), [thread, member.heldComments])
  const seenUntil = useSeen({ list, topicId: id, isOn: user !== null, comments: state.shown.comments })
  const views = useView(id, topic.viewsCount)
  const connection = useConnection()

  const rights = useMemo<CommentRights>(
    () => ({ viewer: user, topicOwner: topic.owner, insertions, onLiked: likeComment }),
    [user, topic.owner, insertions, likeComment],
  )

  async function refresh() {
    const failed = await thread.refresh()
    if (failed) toastFailure(failed === 'topic' ? texts.topicLoadFailed : texts.loadFailed)
  }

  const quiet = [...(user ? [user.id] : []), ...blocked.map((block) => block.member)]
  const view = { thread, state, member, quiet }
  return (
    <>
      <CountsBar
        replies={state.counts.replies}
        views={views}
        isLive={user !== null && !user.suspension && connection === 'online' && !state.isGone}
        isBusy={state.loading !== null}
        onRefresh={() => void refresh()}
      />
      <div className="grid gap-2 border-b-2 border-ink pt-5 pb-2">
        {text && <Collapsible author={topic.owner}>{text}</Collapsible>}
        <TopicActions
          {...{ topicId: id, place, title, member, follow }}
          likesCount={state.counts.likes}
          onLiked={(like) => {
            likeTopic(like.liked)
            thread.likeTopic(like.likesCount)
          }}
        />
      </div>
      {accepted}
      <div>
        <CommentList {...view} {...{ place, rights, renderedAt, wanted, list }} />
        <ThreadPill {...view} seenUntil={seenUntil} lastActivityAt={topic.lastActivityAt} />
      </div>
      <div ref={below}>
        <div className="min-h-8">{user && <PresenceLine room={`topic:${id}`} />}</div>
        <Reply {...{ thread, insertions, place, isOpen }} isLocked={topic.isLocked} isGone={state.isGone} />
      </div>
    </>
  )
}
