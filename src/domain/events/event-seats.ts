import { type EventState, eventStatus } from './event-status'

/** Null is a seat, a number the position on the waiting list. */
export type Place = number | null
export type RegistrationState = 'registered' | 'waiting'

export const registrationState = (place: unknown): RegistrationState =>
  typeof place === 'number' ? 'waiting' : 'registered'

type Seats = { capacity: number | null; registered: number; waiting: number }

/** Behind those who wait, even when a seat is just being freed. */
export function nextPlace({ capacity, registered, waiting }: Seats): Place {
  const hasSeat = waiting === 0 && (capacity === null || registered < capacity)
  return hasSeat ? null : waiting + 1
}

export function closedBecause(event: EventState, now: Date): 'cancelled' | 'completed' | null {
  const status = eventStatus(event, now)
  return status === 'cancelled' || status === 'completed' ? status : null
}
