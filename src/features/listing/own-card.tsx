'use client'

import type { ReactNode } from 'react'
import { listingTexts as texts } from '#texts/listing'
import { PageLink } from '../../ui/page-link'
import type { OwnItem } from '../viewer/viewer-store'
import { ApprovalBadge } from './own-state'

type Props = {
  item: OwnItem
  /** Beside the state: days left, seats taken. */
  extra?: ReactNode
  /** Edit, delete. */
  actions: ReactNode
}

/** Something of the member's own: how it stands and what they can do with it. */
export function OwnCard({ item, extra, actions }: Props) {
  return (
    <article className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md bg-surface px-5 py-4">
      <div className="grid min-w-0 flex-[1_1_280px] gap-1.5">
        <h3 className="type-card wrap-anywhere">
          <PageLink href={item.url} className="text-inherit">
            {item.title}
          </PageLink>
        </h3>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          {item.approval ? <ApprovalBadge approval={item.approval} /> : null}
          {extra}
        </div>
        {item.approval === 'pending' ? <p className="type-meta">{texts.waitsText}</p> : null}
        {item.reason ? <p className="text-sm text-danger-ink">{texts.reasonFor(item.reason)}</p> : null}
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-auto">{actions}</div>
    </article>
  )
}
