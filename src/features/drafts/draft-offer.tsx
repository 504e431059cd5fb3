import { draftTexts as texts } from '#texts/shell/drafts'
import { Alert } from '../../ui/states/alert'
import { Button } from '../../ui/buttons/button'
import type { Draft } from './draft'
import { savedTime } from './saved-time'

type Props = { draft: Draft; onResume: () => void; onDecline: () => void }

export function DraftOffer({ draft: { summary, savedAt, extra }, onResume, onDecline }: Props) {
  const fields = extra instanceof Blob ? [...summary.fields, texts.picture] : summary.fields
  return (
    <Alert icon="history" role="status" title={texts.offer(savedTime(savedAt))}>
      <p className="text-sm wrap-anywhere">{texts.contains(summary.start, fields)}</p>
      <div className="mt-2.5 flex flex-wrap gap-2 *:flex-auto">
        <Button size="sm" onClick={onResume}>
          {texts.continue}
        </Button>
        <Button variant="secondary" size="sm" onClick={onDecline}>
          {texts.startAnew}
        </Button>
      </div>
    </Alert>
  )
}
