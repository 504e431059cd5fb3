import type { PayloadRequest, TaskConfig } from 'payload'
import { DIGEST_DAYS } from '#domain/limits'
import { nearFirst } from '#domain/notifications/digest'
import { routes } from '#domain/routes'
import { unsubscribeToken } from '#domain/notifications/unsubscribe-token'
import { giveDigestBack, takeDigest } from '#database/statements/notifications/digest'
import { env } from '#env'
import type { User } from '#types'
import { digestSources } from './sources'
import { type DigestSection, writeDigest } from './write-digest'

export const sendDigest: TaskConfig<{ input: { member: string }; output: object }> = {
  slug: 'sendDigest',
  inputSchema: [{ name: 'member', type: 'text', required: true }],
  retries: { attempts: 3, backoff: { type: 'exponential', delay: 60_000 } },
  handler: async ({ input, req }) => {
    const member = await addressee(input.member, req)
    const sections = member ? await newsFor(member, req) : []
    if (member && sections.length > 0) await send({ member, sections, req })
    return { output: {} }
  },
}

async function addressee(id: string, req: PayloadRequest): Promise<User | null> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { equals: id }, weeklyDigest: { equals: true }, awaitsConfirmation: { not_equals: true } },
    showHiddenFields: true,
    limit: 1,
    req,
  })
  return docs[0] ?? null
}

async function newsFor({ city }: User, req: PayloadRequest): Promise<DigestSection[]> {
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

type Sending = { member: User; sections: DigestSection[]; req: PayloadRequest }

async function send({ member, sections, req }: Sending) {
  const taken = await takeDigest(req, member.id)
  if (!taken) return
  const token = unsubscribeToken({ memberId: member.id, secret: env.PAYLOAD_SECRET ?? '' })
  const letter = writeDigest({
    name: member.fullName,
    city: member.city ?? null,
    sections,
    siteUrl: env.SITE_URL,
    unsubscribeLink: env.SITE_URL + routes.unsubscribe(token),
  })
  // RFC 8058.
  const headers = {
    'List-Unsubscribe': `<${env.SITE_URL}${routes.oneClickUnsubscribe(token)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  try {
    await req.payload.sendEmail({ to: member.email, ...letter, headers })
  } catch (error) {
    await giveDigestBack(req, { memberId: member.id, before: taken.before })
    // Without the mail server's message, which may contain the address.
    throw new Error(`digest not sent: ${String((error as { code?: unknown }).code ?? 'unknown')}`)
  }
}
