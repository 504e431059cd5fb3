'use client'

import { Suspense } from 'react'
import { uiTexts } from '#texts/shell/ui'
import { lazyPart } from '../../ui/lazy-part'
import { Skeleton } from '../../ui/states/skeleton'
import { CardGrid } from '../listing/list/card-grid'
import { useSavedIds } from './saved-ids'

const SavedList = lazyPart(() => import('./saved-list'))

export function SavedContacts() {
  const { ids, isMember } = useSavedIds()
  if (!ids) return <Waiting />
  return (
    <Suspense fallback={<Waiting />}>
      <SavedList ids={ids} isMember={isMember} />
    </Suspense>
  )
}

function Waiting() {
  return (
    <div aria-busy="true" className="no-js:hidden">
      <CardGrid label={uiTexts.loading}>
        {[1, 2, 3].map((card) => (
          <li key={card}>
            <Skeleton className="h-64" />
          </li>
        ))}
      </CardGrid>
    </div>
  )
}
