import { History, WifiOff } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { draftTexts as texts } from '#texts/shell/drafts'
import { Alert } from '../../ui/alert'
import { Button } from '../../ui/button'
import type { Draft } from './draft'
import { savedTime } from './saved-time'
import { useOnline } from './use-online'

const SessionEnded = lazy(() => import('./session-ended'))

type Props = {
  draft: Draft | null
  hasEnded: boolean
  isPressed: boolean
  onResume: () => void
  onDiscard: () => void
  onSignedIn: (isToBeSent: boolean) => void
}

/** What happened to the text, and what goes on. Without a connection nothing more may have to be loaded. */
export function FormStatus({ draft, hasEnded, isPressed, onResume, onDiscard, onSignedIn }: Props) {
  const isOnline = useOnline()
  if (hasEnded) {
    return (
      <div data-form-status>
        <Suspense fallback={<Alert tone="wait" title={texts.ended.title} />}>
          <SessionEnded draft={draft} isPressed={isPressed} onSignedIn={onSignedIn} />
        </Suspense>
      </div>
    )
  }
  const hasConnection = isOnline && !isPressed
  if (!draft && hasConnection) return null
  return (
    <div data-form-status className="grid gap-3">
      {!hasConnection && (
        <Alert tone="wait" icon={WifiOff} role="status" title={texts.noConnection.title}>
          <p className="text-sm">{texts.noConnection.text}</p>
        </Alert>
      )}
      {draft && <DraftOffer draft={draft} onResume={onResume} onDiscard={onDiscard} />}
    </div>
  )
}

type OfferProps = Pick<Props, 'onResume' | 'onDiscard'> & { draft: Draft }

function DraftOffer({ draft: { summary, savedAt, extra }, onResume, onDiscard }: OfferProps) {
  const fields = extra instanceof Blob ? [...summary.fields, texts.picture] : summary.fields
  return (
    <Alert icon={History} role="status" title={texts.offer(savedTime(savedAt))}>
      <p className="text-sm wrap-anywhere">{texts.contains(summary.start, fields)}</p>
      <div className="mt-2.5 flex flex-wrap gap-2 *:flex-auto">
        <Button size="sm" onClick={onResume}>
          {texts.continue}
        </Button>
        <Button variant="secondary" size="sm" onClick={onDiscard}>
          {texts.startAnew}
        </Button>
      </div>
    </Alert>
  )
}
