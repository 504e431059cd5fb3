'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import type { QuietHours } from '#domain/notifications/quiet-hours'
import { routes } from '#domain/routes'
import { notifyMeTexts, searchPageTexts as texts } from '#texts/searches/search-page'
import { toastSuccess } from '../../ui/overlays/toast-store'
import { EmptyState } from '../../ui/page/empty-state'
import { send } from '../../ui/requests/send'
import { useOwnChanges } from '../viewer/use-own-changes'
import type { AskedSearch, OwnSearch } from './own-search'
import { changeSearch } from './search-calls'
import { SearchForm } from './search-form'
import { SearchRow } from './search-row'

type Reader = { maskedEmail: string; quiet: QuietHours }
type Props = { searches: readonly OwnSearch[]; asked: AskedSearch | null; reader: Reader }

const watched = ['notifications', 'saved-searches']
const atFirst = { rhythm: 'atOnce', onSite: true, onPhone: true, byEmail: false } as const

export function SearchesList({ searches, asked, reader }: Props) {
  const { refresh, replace } = useRouter()
  const [changed, setChanged] = useState<OwnSearch | null>(null)
  // Found, paused by a letter, changed on another device.
  useOwnChanges({
    onMessage: ({ collection }) => watched.includes(collection) && refresh(),
    onReload: refresh,
  })

  const place = useRef<HTMLDivElement>(null)
  const count = useRef(searches.length)
  // The row or form that had the focus is gone.
  useEffect(() => {
    if (count.current !== searches.length && document.activeElement === document.body) place.current?.focus()
    count.current = searches.length
  }, [searches.length])

  const leaveForm = () => replace(routes.savedSearches, { scroll: false })

  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={texts.title} className="outline-none">
      {searches.length > 0 ? (
        <ul className="lines-between overflow-clip rounded-lg border border-line bg-surface">
          {searches.map((search) => (
            <SearchRow key={search.id} search={search} onChange={() => setChanged(search)} />
          ))}
        </ul>
      ) : (
        <EmptyState icon="bell-plus" title={texts.emptyTitle} text={texts.emptyText} />
      )}
      {asked && (
        <SearchForm
          key={asked.address}
          title={notifyMeTexts.title}
          conditions={asked.conditions}
          initial={{ name: asked.name, ...atFirst }}
          reader={reader}
          draft={`saved-search:${asked.address}`}
          save={(choices) => send('POST', '/api/saved-searches', { ...choices, address: asked.address })}
          onSaved={({ name }) => {
            toastSuccess(notifyMeTexts.saved(name))
            leaveForm()
          }}
          onClose={leaveForm}
        />
      )}
      {changed && (
        <SearchForm
          key={changed.id}
          title={notifyMeTexts.changeTitle}
          conditions={changed.conditions}
          initial={changed}
          reader={reader}
          draft={`saved-search:${changed.id}`}
          save={(choices) => changeSearch(changed.id, choices)}
          onSaved={() => {
            toastSuccess(notifyMeTexts.changed)
            setChanged(null)
            refresh()
          }}
          onClose={() => setChanged(null)}
        />
      )}
    </div>
  )
}
