'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { QuietHours } from '#domain/notifications/quiet-hours'
import { routes } from '#domain/routes'
import type { SearchChoices } from '#domain/searches/search-choices'
import { notifyMeTexts, searchPageTexts as texts } from '#texts/searches/search-page'
import { toastFailure, toastSuccess, withdrawFailure } from '../../ui/overlays/toast-store'
import { EmptyState } from '../../ui/page/empty-state'
import { send } from '../../ui/requests/send'
import type { AskedSearch, OwnSearch } from './own-search'
import { SearchForm } from './search-form'
import { SearchRow } from './search-row'

type Reader = { maskedEmail: string; quiet: QuietHours }
type Props = { searches: readonly OwnSearch[]; asked: AskedSearch | null; reader: Reader }

const atFirst = { rhythm: 'atOnce', onSite: true, onPhone: true, byEmail: false } as const

export function SearchesList({ searches, asked, reader }: Props) {
  const { refresh, replace } = useRouter()
  const [changed, setChanged] = useState<OwnSearch | null>(null)
  const [busy, setBusy] = useState<string | null>(null)

  async function pause({ id }: OwnSearch, isPaused: boolean) {
    if (busy) return
    setBusy(id)
    const answer = await send('PATCH', `/api/saved-searches/${id}`, { isPaused })
    setBusy(null)
    const failure = isPaused ? texts.pauseFailed : texts.resumeFailed
    if (!answer.ok && answer.status !== 404) return toastFailure(failure, answer.message)
    withdrawFailure(failure)
    refresh()
  }

  const leaveForm = () => replace(routes.savedSearches, { scroll: false })

  return (
    <>
      {searches.length > 0 ? (
        <ul className="lines-between overflow-clip rounded-lg border border-line bg-surface">
          {searches.map((search) => (
            <SearchRow
              key={search.id}
              search={search}
              isBusy={busy === search.id}
              onPause={(isPaused) => void pause(search, isPaused)}
              onChange={() => setChanged(search)}
            />
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
          save={(choices) => send('POST', '/api/saved-searches', { ...choices, address: asked.address })}
          onSaved={() => {
            toastSuccess(notifyMeTexts.saved(asked.name))
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
          save={(choices: SearchChoices) => send('PATCH', `/api/saved-searches/${changed.id}`, choices)}
          onSaved={() => {
            toastSuccess(notifyMeTexts.changed)
            setChanged(null)
            refresh()
          }}
          onClose={() => setChanged(null)}
        />
      )}
    </>
  )
}
