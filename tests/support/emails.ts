import type { Where } from 'payload'
import { env } from '#env'
import { linkOf, writtenTo } from './outbox'
import { getTestPayload } from './rest'
import { until } from './until'

/** Sends what is queued and gives the letters to one address, the oldest first. */
export async function emailsTo(email: string): Promise<string[]> {
  const payload = await getTestPayload()
  await payload.jobs.run({ queue: 'mail', limit: 100 })
  // The runner of the site may have taken some of them and be still at it.
  const inWork: Where = { and: [{ queue: { equals: 'mail' } }, { processing: { equals: true } }] }
  await until(
    async () => (await payload.count({ collection: 'payload-jobs', where: inWork })).totalDocs === 0,
  )
  return writtenTo(email, env.DATA_DIR)
}

export const linkIn = (letter: string | undefined): URL => new URL(linkOf(letter))
export const tokenIn = (letter: string | undefined): string => linkIn(letter).searchParams.get('token') ?? ''
