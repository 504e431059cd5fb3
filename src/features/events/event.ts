import type { PictureData } from '#domain/files/pictures'
import type { Event } from '#types'

export const shown = {
  title: true,
  slug: true,
  date: true,
  endDate: true,
  endsAt: true,
  city: true,
  category: true,
  price: true,
  capacity: true,
  registeredCount: true,
  cancelled: true,
} as const

export const shownOnCard = { ...shown, image: true } as const

export const shownWhole = {
  ...shownOnCard,
  description: true,
  address: true,
  organizer: true,
  contact: true,
} as const

/** Always set by hooks. */
type Filled = { endsAt: string }

export type ShownEvent = Pick<Event, 'id' | keyof typeof shown> & Filled
export type CardEvent = ShownEvent & Pick<Event, 'image'>
export type WholeEvent = Pick<Event, 'id' | Exclude<keyof typeof shownWhole, 'image'>> &
  Filled & { image: PictureData | null }

export const seatsOf = ({ registeredCount, capacity }: ShownEvent) => ({
  registered: registeredCount ?? 0,
  capacity: capacity ?? null,
})

export const isFull = (event: ShownEvent): boolean => {
  const { registered, capacity } = seatsOf(event)
  return capacity !== null && registered >= capacity
}
