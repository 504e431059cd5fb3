import { Suspense } from 'react'
import { draftTexts as texts } from '#texts/shell/drafts'
import { uiTexts } from '#texts/shell/ui'
import { Alert } from '../../ui/states/alert'
import { Button } from '../../ui/buttons/button'
import { useConnection } from '../../ui/live/connection'
import { lazyPart } from '../../ui/lazy-part'
import type { Draft } from './draft'
import type { DraftState } from './draft-store'
import { DraftOffer } from './draft-offer'

const SessionEnded = lazyPart(() => import('./session-ended'))

type Props = DraftState & {
  /** What stands in the fields. */
  written: Draft | null
  mustSignIn: boolean
  onResume: () => void
  onDecline: () => void
  onTakeBack: () => void
  onSignedIn: (isToBeSent: boolean) => void
}

/** What happened to the text, and how it goes on. */
export function FormStatus({ mustSignIn, written, isQueued, onSignedIn, ...props }: Props) {
  const isOnline = useConnection() !== 'offline'
  const { offer, declined, onResume, onDecline, onTakeBack } = props
  if (mustSignIn) {
    return (
      <div data-form-status>
        <Suspense fallback={<Alert tone="wait" icon="lock" title={texts.ended.title} />}>
          <SessionEnded draft={written} isQueued={isQueued} onSignedIn={onSignedIn} />
        </Suspense>
      </div>
    )
  }
  const hasConnection = isOnline && !isQueued
  if (!offer && !declined && hasConnection) return null
  return (
    <div data-form-status className="grid gap-3">
      {/* Nothing here may have to be loaded first. */}
      {!hasConnection && (
        <Alert tone="wait" icon="wifi-off" role="status" title={texts.noConnection.title}>
          <p className="text-sm">{texts.noConnection.text}</p>
        </Alert>
      )}
      {offer && <DraftOffer draft={offer} onResume={onResume} onDecline={onDecline} />}
      {/* Here and not in a toast, which cannot be reached from an open dialog. */}
      {declined && (
        <Alert icon="history" role="status" title={texts.deleted.title}>
          <Button variant="quiet" size="sm" className="-ms-3" onClick={onTakeBack}>
            {uiTexts.undo}
          </Button>
        </Alert>
      )}
    </div>
  )
}
