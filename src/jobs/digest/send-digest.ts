import type { PayloadRequest } from 'payload'
import { DIGEST_DAYS } from '#domain/limits'
import { nearFirst } from '#domain/notifications/digest'
import { isFirstOrder } from '#database/statements/jobs/letters'
import { isDigestDue, markDigestSent } from '#database/statements/notifications/digest'
import { env } from '#env'
import { type Addressee, addressee } from '#jobs/email/addressee'
import { letterTask } from '#jobs/email/letter-task'
import { digestSources } from './sources'
import { type DigestSection, writeDigest } from './write-digest'

/** Once a week, however often it was ordered. */
export const sendDigest = letterTask<{ member: string }>({
  slug: 'sendDigest',
  inputSchema: [{ name: 'member', type: 'text', required: true }],
  send: async ({ input: { member }, letter, req }) => {
    if (!(await isFirstOrder(req, letter.id)) || !(await isDigestDue(req, member))) return
    const reader = await addressee(req, { letter, member, kind: 'weeklyDigest' })
    if (reader) await write(reader, req)
  },
})

async function write(reader: Addressee, req: PayloadRequest) {
  const { member, footer } = reader
  const { id, fullName: name, city = null } = member
  const sections = await newsFor(city, req)
  if (sections.length === 0) return
  await reader.send(writeDigest({ name, city, sections, siteUrl: env.SITE_URL, footer }))
  await markDigestSent(req, id)
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
