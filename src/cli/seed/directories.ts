import type { Payload } from 'payload'
import { demoContacts, demoContactSource } from '#texts/demo/contacts'
import { demoEmbassies } from '#texts/demo/embassies'
import { demoServices } from '#texts/demo/services'
import { demoStores } from '#texts/demo/stores'
import { inDays } from './draw'
import type { Members } from './members'

export async function seedDirectories(payload: Payload, { neighbours }: Members) {
  for (const [index, service] of demoServices.entries()) {
    const { id: owner, city: location } = neighbours[index]!
    await payload.create({ collection: 'services', data: { ...service, owner, location } })
  }
  for (const contact of demoContacts) {
    const verifiedAt = inDays(-14)
    await payload.create({
      collection: 'contacts',
      data: { ...contact, source: demoContactSource, verifiedAt },
    })
  }
  for (const [index, store] of demoStores.entries()) {
    // Only members send requests for approval.
    const owner = store.approval ? neighbours[index % neighbours.length]!.id : undefined
    await payload.create({ collection: 'stores', data: { ...store, owner } })
  }
  for (const embassy of demoEmbassies) {
    await payload.create({ collection: 'embassies', data: embassy })
  }
}
