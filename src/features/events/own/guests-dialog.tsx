'use client'

import { useEffect, useState } from 'react'
import type { RegistrationState } from '#domain/events/event-seats'
import { ownEventTexts as texts } from '#texts/events/own-event'
import { registrationTexts } from '#texts/events/events'
import { uiTexts } from '#texts/shell/ui'
import { buttonLook } from '../../../ui/buttons/button-look'
import { Dialog } from '../../../ui/overlays/dialog'
import { EmptyState } from '../../../ui/page/empty-state'
import { Icon } from '../../../ui/graphics/icon'
import { send } from '../../../ui/requests/send'
import { Skeleton } from '../../../ui/states/skeleton'
import { toastFailure } from '../../../ui/overlays/toast-store'

type Guest = {
  name: string
  city: string | null
  state: RegistrationState
  place: number | null
  registeredAt: string
}
type Props = { event: { id: string; title: string }; open: boolean; onClose: () => void }

/** Names and cities, never emails. */
export default function GuestsDialog({ event: { id, title }, open, onClose }: Props) {
  const [guests, setGuests] = useState<Guest[] | null>(null)

  useEffect(() => {
    void send<{ registrations: Guest[] }>('GET', `/api/events/${id}/registrations`).then((answer) => {
      if (answer.ok) return setGuests(answer.data.registrations)
      toastFailure(texts.guestsFailed, answer.message)
      onClose()
    })
    // The dialog is mounted anew each time it opens.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id])

  const footer = guests?.length ? (
    <a href={`/api/events/${id}/registrations.csv`} className={buttonLook({ variant: 'secondary' })}>
      <Icon icon="download" />
      {texts.csv}
    </a>
  ) : undefined
  return (
    <Dialog open={open} onClose={onClose} title={texts.guestsTitle} lead={title} size="form" footer={footer}>
      {guests ? <Guests guests={guests} /> : <Waiting />}
    </Dialog>
  )
}

function Waiting() {
  return (
    <div aria-busy="true" className="grid gap-3">
      <span className="sr-only">{uiTexts.loading}</span>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-8" />
      ))}
    </div>
  )
}

function Guests({ guests }: { guests: Guest[] }) {
  if (guests.length === 0) {
    return <EmptyState icon="users" level={3} title={texts.noGuests} text={texts.noGuestsText} />
  }
  const waiting = guests.filter(({ state }) => state === 'waiting').length
  const { name, city, state } = registrationTexts.columns
  return (
    <>
      <p role="status" className="type-label">
        {texts.guestsCount(guests.length - waiting, waiting)}
      </p>
      <table className="w-full text-start">
        <thead>
          <tr className="border-b-2 border-ink text-start text-sm text-ink-soft">
            {[name, city, state].map((column) => (
              <th key={column} scope="col" className="py-2 pe-3 text-start font-[600]">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {guests.map((guest, index) => (
            <tr key={index} className="border-b border-line align-baseline">
              <td className="py-2.5 pe-3 font-[600] wrap-anywhere">{guest.name}</td>
              <td className="py-2.5 pe-3 wrap-anywhere text-ink-soft">{guest.city}</td>
              <td className="py-2.5">
                {guest.place === null
                  ? registrationTexts.states[guest.state]
                  : texts.waitingShort(guest.place)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
