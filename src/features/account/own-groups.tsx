'use client'

import { Suspense, type ReactNode } from 'react'
import { itemKinds, type ItemKind } from '#domain/item-kinds'
import { kinds } from '#domain/kinds'
import { withOlder } from '#domain/lists/own-items'
import { isShown, ownState } from '#domain/moderation/own-state'
import { OWN_ITEMS_LISTED_MAX } from '#domain/limits'
import { accountTexts } from '#texts/account/account'
import { kindTexts } from '#texts/kinds'
import { ownItemActionTexts } from '#texts/lists/own-item-actions'
import { ButtonLink } from '../../ui/buttons/button-link'
import { SectionHead } from '../../ui/page/section-head'
import { SeeChange } from '../listing/own/own-link'
import { StateBadge } from '../listing/own/state-badge'
import { useOwnItems } from '../viewer/use-own-items'
import type { OwnItem } from '../viewer/viewer-store'
import { OwnDates, OwnTitle } from './own-tile'

const { dashboard: texts } = accountTexts

export type OwnActions = Partial<Record<ItemKind, (item: OwnItem) => ReactNode>>

type Props = {
  first: readonly OwnItem[]
  /** Rendered with the page and not updated in the browser. */
  written: readonly OwnItem[]
  /** Including unlisted items. */
  totals: Partial<Record<ItemKind, number>>
  actions: OwnActions
  nothing: ReactNode
}

export function OwnGroups({ first, written, totals, actions, nothing }: Props) {
  const items = [...withOlder(useOwnItems(first), first), ...written]
  if (items.length === 0) return nothing
  const groups = itemKinds
    .map((kind) => ({ kind, own: items.filter((item) => item.kind === kind) }))
    .filter(({ own }) => own.length > 0)
  const unlisted = (kind: ItemKind) => Math.max(0, (totals[kind] ?? 0) - OWN_ITEMS_LISTED_MAX)
  const sum = items.length + itemKinds.reduce((total, kind) => total + unlisted(kind), 0)
  return (
    <>
      <p role="status" className="mb-4 type-meta">
        {texts.total(sum)}
      </p>
      <div className="grid gap-section">
        {groups.map(({ kind, own }) => (
          <section key={kind} aria-labelledby={`own-${kind}`}>
            <SectionHead id={`own-${kind}`} title={kindTexts[kind].many} />
            <ul className="overflow-clip rounded-lg border border-line bg-surface">
              {own.map((item) => (
                <Row key={item.id} item={item} actions={actions[kind]?.(item)} />
              ))}
            </ul>
            {unlisted(kind) > 0 ? (
              <p className="mt-3 type-meta">{texts.unlisted(own.length, own.length + unlisted(kind))}</p>
            ) : null}
          </section>
        ))}
      </div>
    </>
  )
}

function Row({ item, actions }: { item: OwnItem; actions: ReactNode }) {
  const state = ownState(item, new Date())
  return (
    <li className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line px-4 py-3 not-first:border-t">
      <div className="grid min-w-0 flex-[1_1_280px] gap-1">
        <OwnTitle item={item} state={state} />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <StateBadge kind={item.kind} state={state} />
          <OwnDates item={item} state={state} />
          <SeeChange item={item} state={state} />
        </div>
        {state === 'pending' ? <p className="type-meta">{ownItemActionTexts.waitsText}</p> : null}
        {item.reason ? (
          <p className="text-sm text-danger-ink">{ownItemActionTexts.reasonFor(item.reason)}</p>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-auto">
        <Suspense>{actions ?? <OpenItem item={item} />}</Suspense>
      </div>
    </li>
  )
}

/** Items that are not public have no page to open. */
function OpenItem({ item }: { item: OwnItem }) {
  const href = isShown(ownState(item, new Date())) ? item.url : kinds[item.kind].route
  return (
    <ButtonLink
      href={href}
      variant="secondary"
      size="sm"
      icon="arrow-right"
      aria-label={texts.openOf(item.title)}
    >
      {texts.open}
    </ButtonLink>
  )
}
