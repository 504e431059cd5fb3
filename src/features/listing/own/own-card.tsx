'use client'

import { useState, type ReactNode } from 'react'
import { ownState } from '#domain/moderation/own-state'
import { ownItemActionTexts as texts } from '#texts/lists/own-item-actions'
import { classNames } from '../../../ui/class-names'
import { PageLink } from '../../../ui/page/page-link'
import type { OwnItem } from '../../viewer/viewer-store'
import { ownHref, SeeChange } from './own-link'
import { StateBadge } from './state-badge'

type Props = {
  item: OwnItem
  head?: ReactNode
  extra?: ReactNode
  actions: ReactNode
}

export function OwnCard({ item, head, extra, actions }: Props) {
  const [now] = useState(() => new Date())
  const state = ownState(item, now)
  const href = ownHref(item, state)
  const isOver = state === 'expired' || state === 'hidden'
  return (
    <article
      className={classNames(
        'flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md border px-5 py-4',
        isOver ? 'border-dashed border-line-strong text-ink-mute' : 'border-transparent bg-surface',
      )}
    >
      <div className="grid min-w-0 flex-[1_1_280px] gap-1.5">
        {head}
        <h3 className="type-card wrap-anywhere">
          {href ? (
            <PageLink href={href} className="touch-area text-inherit">
              {item.title}
            </PageLink>
          ) : (
            item.title
          )}
        </h3>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <StateBadge kind={item.kind} state={state} isSolid />
          <SeeChange item={item} state={state} />
          {extra}
        </div>
        {state === 'pending' ? <p className="type-meta">{texts.waitsText}</p> : null}
        {item.reason ? <p className="text-sm text-danger-ink">{texts.reasonFor(item.reason)}</p> : null}
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-auto">{actions}</div>
    </article>
  )
}
