'use client'

import { CalendarCheck, CalendarX } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { isStaff } from '#domain/roles'
import { routes } from '#domain/routes'
import { eventPageTexts as texts } from '#texts/event-pages'
import { send } from '../../ui/send'
import { ConfirmedButton } from '../listing/confirmed-button'
import { DeleteButton } from '../listing/delete-button'
import { useViewer } from '../viewer/viewer-store'
import { EditEvent } from './edit-event'
import { ShowGuests } from './show-guests'

type Props = { event: { id: string; title: string; cancelled: boolean } }

/** What its organiser can do with an event; staff, who else work in their panel, see who comes. */
export function EventTools({ event }: Props) {
  const { user, own } = useViewer()
  const { push } = useRouter()
  const isOwn = own.some(({ id }) => id === event.id)
  if (!isOwn && !isStaff(user)) return null

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

/** Takes it off, or puts it on again; whoever registered is told either way. */
function CancelEvent({ event: { id, title, cancelled } }: Props) {
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
      icon={cancelled ? CalendarCheck : CalendarX}
      question={cancelled ? restore : cancel}
      act={() => send('PATCH', `/api/events/${id}`, { cancelled: !cancelled })}
      onDone={refresh}
    >
      {cancelled ? texts.restore : texts.cancel}
    </ConfirmedButton>
  )
}
