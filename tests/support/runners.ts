import { getPayload, type Payload } from 'payload'
import config from '#config'
import { getTestPayload } from './rest'

/** Two processes in one: each has its own connections, and neither knows of the other. */
export async function twoRunners(): Promise<[Payload, Payload]> {
  return [await getTestPayload(), await getPayload({ config, key: 'second runner' })]
}
