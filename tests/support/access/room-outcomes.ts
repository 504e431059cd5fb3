import { messagesOf } from '#changes/rooms'
import { join, type JoinAnswer } from '#server/sockets/join'
import { silentStream as stream } from '../changes/silent-stream'
import { change, viewers } from './expected-rooms'

export async function entering(room: string): Promise<string[]> {
  const letIn: string[] = []
  for (const [name, viewer] of Object.entries(viewers)) {
    const answer = (given: JoinAnswer) => given.ok && letIn.push(name)
    const socket = { isFull: () => false, enter: () => undefined }
    await join({ asked: { room }, stream, viewer: async () => viewer, ...socket, answer })
  }
  return letIn
}

export const hearing = (collection: string) => ({
  shown: roomsTold({ collection, before: {}, after: {} }),
  hidden: roomsTold({ collection, before: null, after: null }),
})

const roomsTold = (seen: { collection: string; before: object | null; after: object | null }) =>
  messagesOf({ ...change, ...seen }).map(({ room }) => room)
