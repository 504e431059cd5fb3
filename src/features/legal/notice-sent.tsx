import { useEffect, useRef } from 'react'
import { noticeFormTexts as texts } from '#texts/legal/legal-notices'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'

export type SentNotice = { caseNumber: string; email: string }

type NoticeSentProps = SentNotice & { onAnother: () => void }

/** The receipt. It takes the focus, because the button that was pressed is gone. */
export function NoticeSent({ caseNumber, email, onAnother }: NoticeSentProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className="grid justify-items-start gap-4 rounded-lg">
      <Notice tone="ok" role="status" title={texts.sentTitle} className="w-full">
        <p>
          {texts.sentNumber} <strong className="figures-even">{caseNumber}</strong>
        </p>
        <p>{texts.sentText(email)}</p>
      </Notice>
      <Button variant="secondary" onClick={onAnother}>
        {texts.another}
      </Button>
    </div>
  )
}
