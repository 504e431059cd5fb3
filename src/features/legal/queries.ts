import { getPayload } from 'payload'
import { cache } from 'react'
import config from '#config'
import { hasGaps, withoutGaps } from '#domain/legal/gaps'
import { richTextOf } from '#domain/text/rich-text'
import { initialTextsFrom, legalParts, type LegalPart } from '#texts/legal/legal'
import type { Legal } from '#types'

export type LegalText = NonNullable<Legal['privacy']>
export type LegalTexts = Record<LegalPart, LegalText> & {
  effectiveFrom: string | null
  /** Who publishes the site is not filled in yet. */
  lacksPublisher: boolean
}

const parts = Object.keys(legalParts) as LegalPart[]

/** Parts that nobody has edited have their initial text. */
export const legalTexts = cache(async (): Promise<LegalTexts> => {
  const payload = await getPayload({ config })
  const stored = await payload.findGlobal({ slug: 'legal', overrideAccess: false, depth: 0 })
  const texts = parts.map(
    (part) => [part, (stored[part] ?? richTextOf(legalParts[part])) as LegalText] as const,
  )
  return {
    ...(Object.fromEntries(texts.map(([part, text]) => [part, withoutGaps(text)])) as Record<
      LegalPart,
      LegalText
    >),
    lacksPublisher: texts.some(([part, text]) => part === 'imprint' && hasGaps(text)),
    effectiveFrom: stored.effectiveFrom ?? null,
  }
})

/** For the sitemap. */
export async function legalTextsChanged(): Promise<string> {
  const payload = await getPayload({ config })
  const { updatedAt } = await payload.findGlobal({
    slug: 'legal',
    overrideAccess: false,
    depth: 0,
    select: { updatedAt: true },
  })
  return updatedAt ?? initialTextsFrom
}

export async function contactEmail(): Promise<string | null> {
  const payload = await getPayload({ config })
  const site = await payload.findGlobal({
    slug: 'site',
    overrideAccess: false,
    depth: 0,
    select: { contactEmail: true },
  })
  return site.contactEmail || null
}
