import { useEffect, useRef } from 'react'
import { legalNoticeFormTexts as texts } from '#texts/legal/legal-notices'
import { Button } from '../../ui/buttons/button'
import { Alert } from '../../ui/states/alert'

export type SentLegalNotice = { caseNumber: string; email: string }

type LegalNoticeSentProps = SentLegalNotice & { onAnother: () => void }

/** Takes the focus, because the pressed button is gone. */
export function LegalNoticeSent({ caseNumber, email, onAnother }: LegalNoticeSentProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className="grid justify-items-start gap-4 rounded-lg">
      <Alert tone="ok" role="status" title={texts.sentTitle} className="w-full">
        <p>
          {texts.sentNumber} <strong className="figures-even">{caseNumber}</strong>
        </p>
        <p>{texts.sentText(email)}</p>
      </Alert>
      <Button variant="secondary" onClick={onAnother}>
        {texts.another}
      </Button>
    </div>
  )
}
