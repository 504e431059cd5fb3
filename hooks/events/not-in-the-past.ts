import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { startsInPast } from '#domain/events/event-status'
import { eventTexts } from '#texts/events/events'
import type { Event } from '#types'

/** For people: imports and the demo content may hold what is over. */
export const refusePastStart: CollectionBeforeValidateHook<Event> = ({ data, originalDoc, req }) => {
  if (req.payloadAPI !== 'REST' || !data?.date) return data
  if (!startsInPast({ date: data.date, stored: originalDoc?.date, now: new Date() })) return data
  const errors = [{ path: 'date', message: eventTexts.startsInPast }]
  throw new ValidationError({ errors, req }, req.t)
}
