'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { searchPlaces } from '#domain/searches/search-choices'
import { longDate } from '#domain/time/dates'
import { savedSearchTexts } from '#texts/searches/saved-searches'
import { searchPageTexts as texts } from '#texts/searches/search-page'
import { Button } from '../../ui/buttons/button'
import { classNames } from '../../ui/class-names'
import { Icon } from '../../ui/graphics/icon'
import { toastFailure, withdrawFailure } from '../../ui/overlays/toast-store'
import { PageLink } from '../../ui/page/page-link'
import { Badge } from '../../ui/states/badge'
import { useHydrated } from '../../ui/use-hydrated'
import type { OwnSearch } from './own-search'
import { RemoveSearch } from './remove-search'
import { changeSearch } from './search-calls'

type Props = {
  search: OwnSearch
  onChange: () => void
}

export function SearchRow({ search, onChange }: Props) {
  const { refresh } = useRouter()
  const [isBusy, setIsBusy] = useState(false)
  const { id, name, address, conditions, pausedAt, last } = search
  // A press that nobody hears yet would be lost.
  const isHydrated = useHydrated()
  const toggle = pausedAt
    ? { label: texts.resumeOf(name), words: texts.resume, failure: texts.resumeFailed }
    : { label: texts.pauseOf(name), words: texts.pause, failure: texts.pauseFailed }

  async function pause() {
    if (isBusy) return
    setIsBusy(true)
    const answer = await changeSearch(id, { isPaused: !pausedAt })
    setIsBusy(false)
    if (answer.ok) withdrawFailure(toggle.failure)
    else toastFailure(toggle.failure, answer.message)
    if (answer.ok || answer.status === 404) refresh()
  }

  return (
    <li className="grid gap-3 px-4 py-4 md:grid-cols-[minmax(0,1fr)_auto] md:gap-6">
      <div className="grid min-w-0 gap-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className={classNames('type-card min-w-0', pausedAt && 'text-ink-soft')}>
            <PageLink
              href={address}
              className="inline-flex min-h-touch items-center text-inherit wrap-anywhere"
            >
              {name}
            </PageLink>
          </h2>
          <State search={search} />
        </div>
        <p className="wrap-anywhere text-ink-soft">{conditions.join(' · ')}</p>
        <p className="flex items-start gap-1.5 type-meta">
          <Icon icon={pausedAt ? 'bell-off' : 'bell'} size={16} className="mt-0.5" />
          {pausedAt ? texts.pausedOn(longDate(pausedAt)) : howTold(search)}
        </p>
        {last.length > 0 && (
          <div>
            <p className="type-meta">{texts.lastFound}</p>
            <ul>
              {last.map(({ id, title, url }) => (
                <li key={id}>
                  <PageLink href={url} className="inline-flex min-h-touch items-center wrap-anywhere">
                    {title}
                  </PageLink>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <div className="flex flex-wrap items-start gap-2">
        <Button
          variant="secondary"
          size="sm"
          busy={isBusy}
          disabled={!isHydrated}
          aria-label={toggle.label}
          onClick={() => void pause()}
        >
          {toggle.words}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          disabled={!isHydrated}
          aria-label={texts.changeOf(name)}
          onClick={onChange}
        >
          {texts.change}
        </Button>
        <RemoveSearch id={search.id} name={name} />
      </div>
    </li>
  )
}

function State({ search: { pausedAt, recent } }: { search: OwnSearch }) {
  if (pausedAt)
    return (
      <Badge tone="draft" icon="pause">
        {texts.paused}
      </Badge>
    )
  return recent > 0 ? <Badge tone="new">{texts.newFound(recent)}</Badge> : <Badge>{texts.noneFound}</Badge>
}

function howTold(search: OwnSearch): string {
  const places = searchPlaces.filter((place) => search[place]).map((place) => savedSearchTexts.places[place])
  return `${savedSearchTexts.rhythmLines[search.rhythm]} · ${places.join(', ').toLocaleLowerCase('bg')}`
}
