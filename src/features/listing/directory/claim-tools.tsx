'use client'

import { useCallback, useEffect, useState } from 'react'
import type { ClaimState } from '#domain/directory/claim-input'
import { changeTexts, claimTexts as texts } from '#texts/directory/changes'
import { Button } from '../../../ui/buttons/button'
import { send } from '../../../ui/requests/send'
import { callOf, type Entry } from './entry'
import { AskStaff, ClaimByCode } from './claim-dialogs'
import { OwnEntryForm } from './own-entry-form'

/** For members. Nothing when the entry belongs to somebody else. */
export default function ClaimTools({ entry }: { entry: Entry }) {
  const [claim, setClaim] = useState<ClaimState | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const path = callOf(entry, 'claim')

  const ask = useCallback(async () => {
    const answer = await send<ClaimState>('GET', path)
    return answer.ok ? answer.data : null
  }, [path])
  useEffect(() => {
    let isOver = false
    void ask().then((known) => isOver || setClaim(known))
    return () => {
      isOver = true
    }
  }, [ask])

  const close = () => setIsOpen(false)
  const dialog = {
    entry,
    open: isOpen,
    onClose: close,
    onDone: () => {
      close()
      void ask().then(setClaim)
    },
  }
  if (claim?.state === 'asked') return <p className="ms-2.5 type-meta">{texts.isAsked}</p>
  if (claim?.state === 'mine')
    return (
      <>
        <Button variant="quiet" size="sm" icon="pencil-line" onClick={() => setIsOpen(true)}>
          {changeTexts.edit}
        </Button>
        {isOpen && <OwnEntryForm entry={entry} open onClose={close} />}
      </>
    )
  if (claim?.state !== 'free') return null
  return (
    <>
      <Button variant="quiet" size="sm" icon="badge-check" onClick={() => setIsOpen(true)}>
        {texts.claim}
      </Button>
      {claim.codeGoesTo ? <ClaimByCode {...dialog} address={claim.codeGoesTo} /> : <AskStaff {...dialog} />}
    </>
  )
}
