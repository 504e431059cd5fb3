import type { APIRequestContext } from '@playwright/test'
import { itemBodies } from './item-bodies'
import type { Site } from './start-site'

/** A new event with free places. */
export async function publishEvent(request: APIRequestContext, site: Site) {
  const headers = { Origin: site.url }
  const answer = await request.post('/api/events', { data: itemBodies.events, headers })
  const { doc } = (await answer.json()) as { doc: { id: string; slug: string } }
  return doc
}
