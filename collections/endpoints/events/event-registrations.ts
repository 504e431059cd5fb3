import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { csvOf } from '#domain/formats/csv'
import { longDateTime } from '#domain/time/dates'
import { type RegistrationState, registrationState } from '#domain/events/event-seats'
import { isStaff } from '#domain/roles'
import { errorTexts } from '#texts/web/errors'
import { eventTexts, registrationTexts } from '#texts/events/events'
import type { Event } from '#types'
import { afterCode } from '#collections/guard/code-calls'
import { open } from '#collections/guard/open-endpoints'
import { privately, signedIn } from '#collections/endpoints/answers'

/** What the organiser may know of a guest: never the email address. */
type Guest = {
  name: string
  city: string | null
  state: RegistrationState
  place: number | null
  registeredAt: string
}

export const eventRegistrations: Omit<Endpoint, 'root'> = {
  path: '/:id/registrations',
  method: 'get',
  custom: open({ query: [] }),
  handler: async (req) => {
    const guests = await guestsOf(req, await ownEvent(req))
    return privately({ total: guests.length, registrations: guests })
  },
}

export const eventRegistrationsCsv: Omit<Endpoint, 'root'> = {
  path: '/:id/registrations.csv',
  method: 'get',
  custom: { ...open({ query: [] }), ...afterCode },
  handler: async (req) => {
    const event = await ownEvent(req)
    const { columns, states } = registrationTexts
    const rows = (await guestsOf(req, event)).map(({ name, city, state, place, registeredAt }) => [
      name,
      city,
      states[state],
      place,
      longDateTime(registeredAt),
    ])
    const head = [columns.name, columns.city, columns.state, columns.place, columns.since]
    return new Response(csvOf([head, ...rows]), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${event.slug}.csv"`,
        'Cache-Control': 'no-store',
      },
    })
  },
}

async function ownEvent(req: PayloadRequest): Promise<Event> {
  const viewer = signedIn(req)
  const id = String(req.routeParams?.id)
  const event = await req.payload.findByID({ collection: 'events', id, depth: 0, disableErrors: true, req })
  if (!event) throw new APIError(eventTexts.notFound, 404, null, true)
  if (event.owner === viewer.id || isStaff(viewer)) return event
  throw new APIError(registrationTexts.organizerOnly, 403, null, true)
}

async function guestsOf(req: PayloadRequest, { id }: Event): Promise<Guest[]> {
  const { docs } = await req.payload.find({
    collection: 'event-registrations',
    where: { event: { equals: id } },
    sort: ['createdAt', 'id'],
    depth: 1,
    populate: { users: { fullName: true, city: true }, events: {} },
    pagination: false,
    req,
  })
  const guests = docs.map(({ owner, place = null, createdAt }): Guest => {
    const person = typeof owner === 'object' ? owner : null
    const name = person?.fullName ?? errorTexts.unknownUser
    return {
      name,
      city: person?.city ?? null,
      state: registrationState(place),
      place,
      registeredAt: createdAt,
    }
  })
  return guests.sort((one, other) => (one.place ?? 0) - (other.place ?? 0))
}
