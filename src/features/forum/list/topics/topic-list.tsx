'use client'

import { useRouter } from 'next/navigation'
import { type MouseEvent, useRef } from 'react'
import { forumListTexts as texts } from '#texts/forum/forum-list'
import { buttonLook } from '../../../../ui/buttons/button-look'
import { FreshPill } from '../../../../ui/states/fresh-pill'
import { Icon } from '../../../../ui/graphics/icon'
import { useDeleted } from '../../../community/deletions'
import { TopicItem } from './topic-item'
import type { TopicPage } from '#domain/forum/shown-topics'
import type { TopicQuery } from './topic-query'
import { useLiveTopics } from './use-live-topics'
import { useTopicPages } from './use-topic-pages'

type Props = {
  label: string
  query: TopicQuery
  first: TopicPage
  renderedAt: number
  /** The first page of this list, and what the address of the next begins with. */
  address: string
}

export function TopicList({ label, query, first, renderedAt, address }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const router = useRouter()
  const { rows, hasMore, isBusy, load, restart } = useTopicPages({ query, first })
  // Of the lists for wide and narrow screens one is hidden.
  const isShown = () => place.current?.offsetParent !== null
  const deleted = useDeleted()
  const listed = rows.filter(({ id }) => !deleted.has(id))
  const ids = rows.map(({ id }) => id)
  const { changes, fresh, isOld, forget } = useLiveTopics({ ids, category: query.category, isShown })
  const last = rows.findLast(({ id }) => changes.get(id) !== null)?.id
  const words = fresh > 0 ? texts.fresh(fresh) : isOld ? texts.freshUncounted : null

  function showFresh() {
    forget()
    restart()
    if (query.after) router.push(address)
    else router.refresh()
    scrollTo({ top: 0 })
  }
  function loadMore(event: MouseEvent) {
    event.preventDefault()
    if (last) void load(last)
  }

  return (
    <div ref={place}>
      <FreshPill words={words} onShow={showFresh} />
      <ul
        aria-label={label}
        aria-busy={isBusy}
        data-list
        className="overflow-clip rounded-lg border border-line bg-surface"
      >
        {listed.map((row) => (
          <TopicItem
            key={row.id}
            topic={{ ...row, ...changes.get(row.id) }}
            renderedAt={renderedAt}
            isGone={changes.get(row.id) === null}
          />
        ))}
      </ul>
      {hasMore && last ? (
        <div className="flex justify-center pt-6">
          <a
            href={`${address}${address.includes('?') ? '&' : '?'}after=${last}`}
            rel="next"
            aria-busy={isBusy || undefined}
            onClick={loadMore}
            className={buttonLook({ variant: 'secondary' })}
          >
            <Icon
              icon={isBusy ? 'loader-circle' : 'chevron-down'}
              className={isBusy ? 'animate-spin' : undefined}
            />
            {texts.more}
          </a>
        </div>
      ) : null}
    </div>
  )
}
