'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { storedItemTexts as texts } from '#texts/lists/stored-item'
import { uiTexts } from '#texts/shell/ui'
import { Button } from '../../../ui/buttons/button'
import { useConnection } from '../../../ui/live/connection'
import { Dialog } from '../../../ui/overlays/dialog'
import { send, type SendResult } from '../../../ui/requests/send'
import { Alert } from '../../../ui/states/alert'
import { Skeleton } from '../../../ui/states/skeleton'

type Props<Doc> = {
  /** In the API. */
  address: string
  /** Adds what the form needs beside the answer. */
  complete?: (doc: Doc) => Promise<Doc>
  open: boolean
  onClose: () => void
  title: string
  lead?: string
  failure: string
  children: (stored: Doc) => ReactNode
}

type Asked<Doc> = { attempt: number; answer: SendResult<Doc> }

/** The dialog opens at once, and says what is missing until what is stored is read. Mounted anew each time it opens. */
export function StoredItem<Doc>(props: Props<Doc>) {
  const { address, complete, open, onClose, title, lead, failure, children } = props
  const [attempt, setAttempt] = useState(1)
  const [last, setLast] = useState<Asked<Doc> | null>(null)
  const isOffline = useConnection() === 'offline'
  const answer = last?.answer
  const isRead = answer?.ok ?? false

  useEffect(() => {
    if (isRead || isOffline) return
    let isOver = false
    void read(address, complete).then((answered) => {
      if (!isOver) setLast({ attempt, answer: answered })
    })
    return () => {
      isOver = true
    }
  }, [address, complete, attempt, isOffline, isRead])

  if (answer?.ok) return children(answer.data)
  return (
    <Dialog open={open} onClose={onClose} title={title} lead={lead} size="form">
      {isOffline ? (
        <Alert tone="wait" icon="wifi-off" role="status" title={texts.offline}>
          <p className="text-sm">{texts.offlineText}</p>
        </Alert>
      ) : answer ? (
        <Alert tone="bad" role="alert" title={failure}>
          <p className="text-sm">{answer.status === 0 ? texts.unanswered : answer.message}</p>
          <Button
            variant="quiet"
            size="sm"
            className="-ms-3"
            busy={last?.attempt !== attempt}
            onClick={() => setAttempt(attempt + 1)}
          >
            {uiTexts.retry}
          </Button>
        </Alert>
      ) : (
        <div aria-busy="true" className="grid gap-4">
          <span className="sr-only">{uiTexts.loading}</span>
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} className="h-12" />
          ))}
        </div>
      )}
    </Dialog>
  )
}

async function read<Doc>(address: string, complete?: Props<Doc>['complete']): Promise<SendResult<Doc>> {
  const answer = await send<Doc>('GET', address)
  return answer.ok && complete ? { ok: true, data: await complete(answer.data) } : answer
}
