'use client'

import { Suspense, useEffect, useState } from 'react'
import { entryTexts as texts } from '#texts/directory/entries'
import { Button } from '../../../ui/buttons/button'
import { lazyPart } from '../../../ui/lazy-part'
import { useViewer } from '../../viewer/viewer-store'
import type { Entry } from './entry'

const ChangeDialog = lazyPart(() => import('./change-dialog'))
const ClaimTools = lazyPart(() => import('./claim-tools'))

/** As a letter links to it (`routes.changeReport`). */
const OPENS = '#change'

/** On the page of an entry, which is the same for everybody; what a member may do is asked for here. */
export function EntryTools({ entry }: { entry: Entry }) {
  const { user } = useViewer()
  const [isOpen, setIsOpen] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const open = () => {
    setIsAsked(true)
    setIsOpen(true)
  }
  useEffect(() => {
    if (location.hash !== OPENS) return
    // After the first drawing, which is the server's.
    const later = setTimeout(open)
    return () => clearTimeout(later)
  }, [])

  return (
    <div className="-ms-2.5 flex flex-wrap items-center gap-1 print:hidden">
      <Button variant="quiet" size="sm" icon="pencil-line" onClick={open}>
        {texts.report}
      </Button>
      {user && (
        <Suspense>
          <ClaimTools entry={entry} />
        </Suspense>
      )}
      {isAsked && (
        <Suspense>
          <ChangeDialog entry={entry} open={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
