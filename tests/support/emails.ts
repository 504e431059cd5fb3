import type { Where } from 'payload'
import { env } from '#env'
import { linkOf, writtenTo } from './outbox'
import { getTestPayload } from './rest'
import { until } from './until'

export async function emailsTo(email: string): Promise<string[]> {
  const payload = await getTestPayload()
  await payload.jobs.run({ queue: 'mail', limit: 100 })
  // A job runner may have taken some already.
  const inWork: Where = { and: [{ queue: { equals: 'mail' } }, { processing: { equals: true } }] }
  await until(
    async () => (await payload.count({ collection: 'payload-jobs', where: inWork })).totalDocs === 0,
  )
  return writtenTo(email, env.DATA_DIR)
}

export const linkIn = (letter: string | undefined): URL => new URL(linkOf(letter))
export const tokenIn = (letter: string | undefined): string => linkIn(letter).searchParams.get('token') ?? ''
