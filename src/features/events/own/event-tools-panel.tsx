'use client'

import { useRouter } from 'next/navigation'
import { routes } from '#domain/routes'
import { ownEventTexts as texts } from '#texts/events/own-event'
import { send } from '../../../ui/requests/send'
import { ConfirmedButton } from '../../listing/own/confirmed-button'
import { DeleteButton } from '../../listing/own/delete-button'
import { EditEvent } from './edit-event'
import { ShowGuests } from './show-guests'

export type ManagedEvent = { id: string; title: string; cancelled: boolean }
type Props = { event: ManagedEvent; isOwn: boolean }

export default function EventToolsPanel({ event, isOwn }: Props) {
  const { push } = useRouter()
  return (
    <section className="grid gap-3 rounded-lg bg-primary-soft p-4 md:p-5 print:hidden">
      <h2 className="type-card">{isOwn ? texts.ownOne : texts.forStaff}</h2>
      <div className="flex flex-wrap gap-2">
        <ShowGuests event={event} />
        {isOwn ? (
          <>
            <EditEvent id={event.id} />
            <CancelEvent event={event} />
            <DeleteButton
              item={{ ...event, kind: 'events' }}
              texts={texts}
              onDeleted={() => push(routes.events)}
            />
          </>
        ) : null}
      </div>
    </section>
  )
}

/** Registered members are notified either way. */
function CancelEvent({ event: { id, title, cancelled } }: Pick<Props, 'event'>) {
  const { refresh } = useRouter()
  const cancel = {
    title: texts.cancelTitle,
    text: texts.cancelText(title),
    confirm: texts.cancelConfirm,
    success: texts.cancelled,
    failure: texts.cancelFailed,
  }
  const restore = {
    title: texts.restoreTitle,
    text: texts.restoreText(title),
    confirm: texts.restoreConfirm,
    success: texts.restored,
    failure: texts.restoreFailed,
  }
  return (
    <ConfirmedButton
      variant="secondary"
      size="sm"
      icon={cancelled ? 'calendar-check' : 'calendar-x'}
      question={cancelled ? restore : cancel}
      act={() => send('PATCH', `/api/events/${id}`, { cancelled: !cancelled })}
      onDone={refresh}
    >
      {cancelled ? texts.restore : texts.cancel}
    </ConfirmedButton>
  )
}
