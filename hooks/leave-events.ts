import type { CollectionBeforeDeleteHook } from 'payload'

/** An account that goes frees its seats for those who wait. */
export const leaveEvents: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { docs } = await req.payload.find({
    collection: 'event-registrations',
    where: { owner: { equals: id } },
    sort: 'event',
    depth: 0,
    pagination: false,
    req,
  })
  for (const registration of docs) {
    await req.payload.delete({ collection: 'event-registrations', id: registration.id, req })
  }
}
