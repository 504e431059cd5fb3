import type { Payload } from 'payload'
import type { Connection } from '#database/connection/sql'
import { buildThesaurus, storedThesaurus, storedVersion, storeThesaurus, synonymsVersion } from './store'
import type { Thesaurus } from './thesaurus'

type State = { version: string; thesaurus: Thesaurus; checkedAt: number }

/** How long one that another process has made can go unnoticed. */
const FRESH_MS = 30_000

const states = new WeakMap<Payload, State>()
const running = new WeakMap<Payload, Promise<State>>()

/** The groups of the collection `synonyms` and the cities, as last made. Read beside the requests, which take what there is. */
export async function currentThesaurus(connection: Connection): Promise<Thesaurus> {
  const { payload } = connection
  const state = states.get(payload)
  // The first one reads over its own connection: waiting for another inside a transaction could wait for itself.
  if (!state) return (await readOnce(connection)).thesaurus
  if (Date.now() - state.checkedAt > FRESH_MS)
    readOnce({ payload }).catch((error: unknown) =>
      payload.logger.warn({ err: error, msg: 'synonyms not read' }),
    )
  return state.thesaurus
}

/** Makes it anew when the groups have changed: for jobs, since it takes seconds. */
export async function renewThesaurus(payload: Payload): Promise<void> {
  const connection = { payload }
  const version = await synonymsVersion(connection)
  if (version !== (await storedVersion(connection)))
    await storeThesaurus(connection, { version, thesaurus: await buildThesaurus(connection) })
  await read(connection)
}

function readOnce(connection: Connection): Promise<State> {
  const { payload } = connection
  const current = running.get(payload)
  if (current) return current
  const reading = read(connection).finally(() => running.delete(payload))
  running.set(payload, reading)
  return reading
}

async function read(connection: Connection): Promise<State> {
  const known = states.get(connection.payload)
  const version = await storedVersion(connection)
  const thesaurus = known?.version === version ? known.thesaurus : await storedThesaurus(connection)
  const state = { version, thesaurus, checkedAt: Date.now() }
  states.set(connection.payload, state)
  return state
}
