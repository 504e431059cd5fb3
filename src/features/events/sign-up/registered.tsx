'use client'

import { useRouter } from 'next/navigation'
import { eventSeatTexts as texts } from '#texts/events/event-seat'
import { Alert } from '../../../ui/states/alert'
import { send } from '../../../ui/requests/send'
import { ConfirmedButton } from '../../listing/own/confirmed-button'

type Props = {
  title: string
  own: { id: string; place?: number | null }
  onLeft: () => void
}

export default function Registered({ title, own: { id, place }, onLeft }: Props) {
  const { refresh } = useRouter()
  const isWaiting = typeof place === 'number'
  const question = {
    title: texts.leaveTitle,
    text: texts.leaveText(title),
    confirm: texts.leaveConfirm,
    success: texts.left,
    failure: texts.leaveFailed,
  }
  return (
    <>
      <Alert
        tone={isWaiting ? 'wait' : 'ok'}
        role="status"
        title={isWaiting ? texts.waiting(place) : texts.isRegistered}
      >
        {isWaiting ? texts.waitingText : texts.isRegisteredText}
      </Alert>
      <ConfirmedButton
        variant="secondary"
        size="sm"
        block
        question={question}
        act={() => send('DELETE', `/api/event-registrations/${id}`)}
        onDone={() => {
          onLeft()
          refresh()
        }}
      >
        {texts.leave}
      </ConfirmedButton>
    </>
  )
}
