import type { PayloadRequest, TaskConfig } from 'payload'
import { DIGEST_DAYS } from '#domain/limits'
import { nearFirst } from '#domain/notifications/digest'
import { giveDigestBack, takeDigest } from '#database/statements/notifications/digest'
import { env } from '#env'
import { type Addressee, addressee } from '#jobs/email/addressee'
import { digestSources } from './sources'
import { type DigestSection, writeDigest } from './write-digest'

export const sendDigest: TaskConfig<{ input: { member: string }; output: object }> = {
  slug: 'sendDigest',
  inputSchema: [{ name: 'member', type: 'text', required: true }],
  retries: { attempts: 3, backoff: { type: 'exponential', delay: 60_000 } },
  handler: async ({ input: { member }, req }) => {
    const reader = await addressee(req, { member, kind: 'weeklyDigest' })
    if (reader) await send(reader, req)
    return { output: {} }
  },
}

async function send(reader: Addressee, req: PayloadRequest) {
  const { member, footer } = reader
  const { id, fullName: name, city = null } = member
  const sections = await newsFor(city, req)
  const taken = sections.length > 0 ? await takeDigest(req, id) : null
  if (!taken) return
  try {
    await reader.send(writeDigest({ name, city, sections, siteUrl: env.SITE_URL, footer }))
  } catch (error) {
    await giveDigestBack(req, { memberId: id, before: taken.before })
    throw error
  }
}

async function newsFor(city: string | null, req: PayloadRequest): Promise<DigestSection[]> {
  const now = new Date()
  const since = new Date(now.getTime() - DIGEST_DAYS * 24 * 60 * 60 * 1000).toISOString()
  const question = { payload: req.payload, since, now: now.toISOString() }
  const sections = await Promise.all(
    digestSources.map(async ({ section, read }) => ({
      section,
      items: nearFirst(await read(question), city),
    })),
  )
  return sections.filter(({ items }) => items.length > 0)
}
