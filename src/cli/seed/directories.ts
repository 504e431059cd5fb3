import type { Payload } from 'payload'
import { demoContacts, demoContactSource } from '#texts/demo/contacts'
import { demoEmbassies } from '#texts/demo/embassies'
import { demoServices } from '#texts/demo/services'
import { demoStores } from '#texts/demo/stores'
import { madeAt } from './draw'
import { itemPictures } from './item-pictures'
import type { Members } from './members'

/** In days. */
const services = { from: 2, to: 58, newest: 20 }
const contacts = { from: 25, to: 85 }
const checked = { from: 4, to: 24 }
const stores = { from: 3, to: 70 }

export async function seedDirectories(payload: Payload, { neighbours }: Members) {
  for (const [index, service] of demoServices.entries()) {
    const { id: owner, city: location } = neighbours.find(({ fullName }) => fullName === service.provider)!
    await payload.create({
      collection: 'services',
      data: {
        ...service,
        pictures: await itemPictures(payload, { title: service.title, owner }),
        owner,
        location,
        createdAt: madeAt(index, services),
      },
    })
  }
  for (const [index, contact] of demoContacts.entries()) {
    const createdAt = madeAt(index, contacts)
    const verifiedAt = madeAt(index, checked)
    await payload.create({
      collection: 'contacts',
      data: { ...contact, source: demoContactSource, verifiedAt, createdAt },
    })
  }
  for (const [index, store] of demoStores.entries()) {
    // Only members send requests for approval.
    const owner = store.approval ? neighbours[index % neighbours.length]!.id : undefined
    const createdAt = madeAt(index, stores)
    const pictures = await itemPictures(payload, { title: store.name, owner })
    await payload.create({ collection: 'stores', data: { ...store, pictures, owner, createdAt } })
  }
  for (const embassy of demoEmbassies) {
    await payload.create({ collection: 'embassies', data: embassy })
  }
}
