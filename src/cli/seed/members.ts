import type { Payload } from 'payload'
import { demoAdvertisers, demoNeighbours } from '#texts/demo/people'
import { madeAt } from './draw'

export type Neighbour = { id: string; fullName: string; city: string }
type Place = { address: string; place: number }
export type Members = { neighbours: Neighbour[]; advertisers: Neighbour[] }

/** In days; what they wrote is younger. */
const joined = { from: 90, to: 440 }

/** Written past the sign-up: they have no password and never sign in. */
export async function seedMembers(payload: Payload): Promise<Members> {
  const member = async (
    person: { fullName: string; city: string },
    { address, place }: Place,
  ): Promise<Neighbour> => {
    const email = `${address}-${place + 1}@example.org`
    const data = { ...person, email, role: 'user', createdAt: madeAt(place, joined) }
    const { id } = await payload.db.create({ collection: 'users', data })
    return { ...person, id: String(id) }
  }
  const neighbours: Neighbour[] = []
  for (const [index, person] of demoNeighbours.entries()) {
    neighbours.push(await member(person, { address: 'neighbour', place: index }))
  }
  const advertisers: Neighbour[] = []
  for (const [index, fullName] of demoAdvertisers.entries()) {
    const { city } = demoNeighbours[index % demoNeighbours.length]!
    advertisers.push(await member({ fullName, city }, { address: 'advertiser', place: index }))
  }
  return { neighbours, advertisers }
}
