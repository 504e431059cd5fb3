import { messagesOf } from '#changes/rooms'
import { join } from '#server/sockets/join'
import { change, viewers } from './expected-rooms'

export async function entering(room: string): Promise<string[]> {
  const stream = { lastId: () => 0, messagesSince: () => [] }
  const letIn: string[] = []
  for (const [name, viewer] of Object.entries(viewers)) {
    const answer = await join({ asked: { room }, stream, viewer: async () => viewer, enter: () => undefined })
    if (answer.ok) letIn.push(name)
  }
  return letIn
}

export const hearing = (collection: string) => ({
  shown: roomsTold({ collection, before: {}, after: {} }),
  hidden: roomsTold({ collection, before: null, after: null }),
})

const roomsTold = (seen: { collection: string; before: object | null; after: object | null }) =>
  messagesOf({ ...change, ...seen }).map(({ room }) => room)
