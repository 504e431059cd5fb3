import { once } from 'node:events'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import type pg from 'pg'
import { deferred } from '#database/connection/deferred'

/** What pg's own connection can do beyond queries; its types do not say. */
type Wire = {
  stream: Socket
  query: (text: string) => void
  sendCopyFromChunk: (chunk: Buffer) => void
  endCopyFrom: () => void
  sendCopyFail: (reason: string) => void
}

/** A statement that pg hands the server's answers to, one after the other. */
type Conversation = {
  submit: (wire: Wire) => void
  handleCopyInResponse?: (wire: Wire) => void
  handleCopyData?: (message: { chunk: Buffer }) => void
  handleCommandComplete: () => void
  handleReadyForQuery: () => void
  handleError: (error: Error) => void
}

const begin = (client: pg.Client, conversation: Conversation) =>
  client.query(conversation as unknown as pg.Submittable)

const nothing = () => undefined

/** `COPY … TO STDOUT` as a stream; the server waits when the reader does. */
export function copyOut({ client, statement }: { client: pg.Client; statement: string }): Readable {
  let wire: Wire | undefined
  const stream = new Readable({ read: () => void wire?.stream.resume() })
  begin(client, {
    submit: (opened) => {
      wire = opened
      opened.query(statement)
    },
    handleCopyData: ({ chunk }) => {
      // pg lends the bytes: it writes the next message over them.
      if (!stream.push(Buffer.from(chunk))) wire?.stream.pause()
    },
    handleCommandComplete: nothing,
    handleReadyForQuery: () => void stream.push(null),
    handleError: (error) => void stream.destroy(error),
  })
  return stream
}

type CopyIn = { client: pg.Client; statement: string; source: AsyncIterable<Buffer> }

/** `COPY … FROM STDIN` of everything that the source gives. */
export async function copyIn({ client, statement, source }: CopyIn): Promise<void> {
  const ready = deferred<Wire>()
  const done = deferred<void>()
  done.promise.catch(nothing)
  begin(client, {
    submit: (wire) => wire.query(statement),
    handleCopyInResponse: (wire) => ready.resolve(wire),
    handleCommandComplete: nothing,
    handleReadyForQuery: () => done.resolve(),
    handleError: (error) => {
      ready.reject(error)
      done.reject(error)
    },
  })
  const wire = await ready.promise
  try {
    for await (const chunk of source) {
      wire.sendCopyFromChunk(chunk)
      if (wire.stream.writableNeedDrain) await once(wire.stream, 'drain')
    }
    wire.endCopyFrom()
  } catch (error) {
    wire.sendCopyFail('the source broke off')
    await done.promise.catch(nothing)
    throw error
  }
  await done.promise
}
