'use client'

import type { ReactNode } from 'react'
import { longDate } from '#domain/time/dates'
import type { ItemKind } from '#domain/item-kinds'
import { kinds } from '#domain/kinds'
import { ownState, type OwnState } from '#domain/moderation/own-state'
import { ownItemActionTexts } from '#texts/lists/own-item-actions'
import { profileTileTexts as texts } from '#texts/account/profile-tiles'
import { LinkMore } from '../../ui/buttons/link-more'
import { PageLink } from '../../ui/page/page-link'
import { ownHref, SeeChange } from '../listing/own/own-link'
import { StateBadge } from '../listing/own/state-badge'
import { useOwnItems } from '../viewer/use-own-items'
import type { OwnItem } from '../viewer/viewer-store'
import { Tile, TileBox } from './tile'

type Props = {
  kind: ItemKind
  words: { title: string; empty: string; all: string }
  /** As rendered; updates arrive in the browser. */
  first: readonly OwnItem[]
  /** Shown when there is no listed or pending item. */
  add: ReactNode
  actions: (item: OwnItem) => ReactNode
  /** Only a complete profile may publish one, and this one is incomplete. */
  needsProfile?: boolean
}

/** The member's only item of its kind; an expired one makes room for the next. */
export function OwnTile({ kind, words, first, add, actions, needsProfile = false }: Props) {
  const { route, icon } = kinds[kind]
  const now = new Date()
  const own = useOwnItems(first).filter((one) => one.kind === kind)
  const item = own.find((one) => ownState(one, now) !== 'expired') ?? own[0]
  const all = <LinkMore href={route}>{words.all}</LinkMore>
  if (!item) {
    return (
      <Tile
        icon={icon}
        title={words.title}
        foot={
          <>
            {add}
            {needsProfile ? <span className="type-meta">{texts.profileFirst}</span> : null}
            <span className="ms-auto">{all}</span>
          </>
        }
      >
        <p className="text-[1rem] text-ink-soft">{words.empty}</p>
      </Tile>
    )
  }
  const state = ownState(item, now)
  return (
    <Tile
      icon={icon}
      title={words.title}
      badge={<StateBadge kind={kind} state={state} />}
      foot={
        <>
          {state === 'expired' ? add : null}
          {actions(item)}
          <span className="ms-auto">{all}</span>
        </>
      }
    >
      <TileBox>
        <OwnTitle item={item} state={state} />
        <OwnDates item={item} state={state} />
        <SeeChange item={item} state={state} />
        {item.reason ? (
          <p className="text-sm text-danger-ink">{ownItemActionTexts.reasonFor(item.reason)}</p>
        ) : null}
      </TileBox>
    </Tile>
  )
}

type StandingProps = { item: OwnItem; state: OwnState }

export function OwnTitle({ item, state }: StandingProps) {
  const { title } = item
  const href = ownHref(item, state)
  return (
    <h3 className="type-label wrap-anywhere">
      {href ? (
        <PageLink href={href} className="inline-flex min-h-touch items-center text-inherit">
          {title}
        </PageLink>
      ) : (
        title
      )}
    </h3>
  )
}

/** Server and browser may format Bulgarian dates differently. */
export function OwnDates({ item: { createdAt, expiresAt }, state }: StandingProps) {
  const shown = expiresAt ?? createdAt
  const words = expiresAt ? (state === 'expired' ? texts.expiredOn : texts.until) : texts.since
  return (
    <time dateTime={shown} className="type-meta" suppressHydrationWarning>
      {words(longDate(shown))}
    </time>
  )
}
