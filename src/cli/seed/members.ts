import type { Payload } from 'payload'
import { demoAdvertisers, demoNeighbours } from '#texts/demo/people'

export type Neighbour = { id: string; fullName: string; city: string }
export type Members = { neighbours: Neighbour[]; advertisers: Neighbour[] }

/** Written past the sign-up: they have no password and never sign in. */
export async function seedMembers(payload: Payload): Promise<Members> {
  const member = async (person: { fullName: string; city: string }, address: string): Promise<Neighbour> => {
    const data = { ...person, email: `${address}@example.org`, role: 'user' }
    const { id } = await payload.db.create({ collection: 'users', data })
    return { ...person, id: String(id) }
  }
  const neighbours: Neighbour[] = []
  for (const [index, person] of demoNeighbours.entries()) {
    neighbours.push(await member(person, `neighbour-${index + 1}`))
  }
  const advertisers: Neighbour[] = []
  for (const [index, fullName] of demoAdvertisers.entries()) {
    const { city } = demoNeighbours[index % demoNeighbours.length]!
    advertisers.push(await member({ fullName, city }, `advertiser-${index + 1}`))
  }
  return { neighbours, advertisers }
}
