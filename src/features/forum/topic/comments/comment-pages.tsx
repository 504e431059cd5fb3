'use client'

import type { MouseEvent, ReactNode } from 'react'
import { routes, type TopicWindow } from '#domain/routes'
import { threadTexts as texts } from '#texts/forum/topic-thread'
import { ButtonLink } from '../../../../ui/buttons/button-link'
import type { IconSource } from '../../../../ui/graphics/icon'
import { bringLoadedIntoView, holdInPlace } from './scroll-to-comment'
import { CommentPageFailed } from './comment-page-failed'
import type { CommentPage } from '../thread/comment-page'
import type { Thread, ThreadState } from '../thread/thread-store'
import type { ShownTopic } from '../topic'

type Props = { thread: Thread; state: ThreadState; place: ShownTopic['place'] }

export function OlderComments({ thread, state, place }: Props) {
  const { comments, before, after } = state.shown
  const first = comments[0]?.id
  const toNewest = async () => {
    if (!(await thread.show('newest'))) return
    const last = thread.state().shown.comments.at(-1)
    if (last) await bringLoadedIntoView(last.id)
  }
  if (before === 0 && after === 0) return null
  return (
    <div className="flex flex-wrap justify-center gap-x-2 border-b border-line py-2">
      {before > 0 && first && (
        <CommentPageLink
          icon="chevron-up"
          place={place}
          query={{ before: first }}
          load={() => holdInPlace(first, () => thread.show('older'))}
        >
          {texts.older(before)}
        </CommentPageLink>
      )}
      {after > 0 && (
        <CommentPageLink icon="chevrons-down" place={place} query={{ newest: '1' }} load={toNewest}>
          {texts.toNewest}
        </CommentPageLink>
      )}
      <CommentPageFailed {...{ thread, state }} of={(asked) => asked !== 'newer'} />
    </div>
  )
}

export function NewerComments({ thread, state, place }: Props) {
  const { comments, after } = state.shown
  const last = comments.at(-1)?.id
  if (after === 0 || !last) return null
  return (
    <div className="grid justify-items-center py-2">
      <CommentPageLink
        icon="chevron-down"
        place={place}
        query={{ after: last }}
        load={() => thread.show('newer')}
      >
        {texts.newer(after)}
      </CommentPageLink>
      <CommentPageFailed {...{ thread, state }} of={(asked: CommentPage) => asked === 'newer'} />
    </div>
  )
}

type LinkProps = {
  icon: IconSource
  place: ShownTopic['place']
  query: TopicWindow
  load: () => Promise<unknown>
  children: ReactNode
}

/** An address of its own, for reading without scripts; with them the comments join those that are shown. */
function CommentPageLink({ icon, place, query, load, children }: LinkProps) {
  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void load()
  }
  return (
    <ButtonLink
      href={routes.topicPage(place, query)}
      rel="nofollow"
      variant="quiet"
      size="sm"
      icon={icon}
      onClick={follow}
    >
      {children}
    </ButtonLink>
  )
}
