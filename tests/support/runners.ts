import { getPayload, type Payload } from 'payload'
import config from '#config'
import { getTestPayload } from './rest'

export async function twoRunners(): Promise<[Payload, Payload]> {
  return [await getTestPayload(), await getPayload({ config, key: 'second runner' })]
}
