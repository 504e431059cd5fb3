import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { eventEnd } from '#domain/events/event-status'
import { eventTexts } from '#texts/events/events'
import type { Event } from '#types'

export const setEventEnd: CollectionBeforeChangeHook<Event> = ({ data, req }) => {
  const { date, endDate } = data
  if (!date) return data
  if (endDate && Date.parse(endDate) <= Date.parse(date)) {
    throw new ValidationError(
      { errors: [{ path: 'endDate', message: eventTexts.endsBeforeStart }], req },
      req.t,
    )
  }
  return { ...data, endsAt: eventEnd({ date, endDate }) }
}

export const keepGivenSeats: CollectionBeforeChangeHook<Event> = ({ data, operation, originalDoc, req }) => {
  const registered = operation === 'update' ? (originalDoc?.registeredCount ?? 0) : 0
  if (!data.capacity || data.capacity >= registered) return data
  const message = eventTexts.fewerThanRegistered(registered)
  throw new ValidationError({ errors: [{ path: 'capacity', message }], req }, req.t)
}
