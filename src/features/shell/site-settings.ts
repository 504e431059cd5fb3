import { getPayload, type Payload } from 'payload'
import { cache } from 'react'
import config from '#config'
import { safeHref } from '#domain/web/safe-href'
import { siteTexts as texts } from '#texts/shell/site'

export type SiteSettings = {
  brand: string
  notice: string | null
  credit: { name: string; url: string | null }
}

let known: SiteSettings = {
  brand: texts.defaultBrand,
  notice: null,
  credit: { name: texts.defaultCredit, url: null },
}

/** The last known ones while they cannot be read: they stand around every page, also around the one that says so. */
export const siteSettings = cache(async (): Promise<SiteSettings> => {
  const payload = await getPayload({ config })
  try {
    known = await storedSettings(payload)
  } catch (error) {
    payload.logger.error({ msg: 'site settings not read', err: error })
  }
  return known
})

async function storedSettings(payload: Payload): Promise<SiteSettings> {
  const select = { brand: true, notice: true, creditName: true, creditUrl: true } as const
  const site = await payload.findGlobal({ slug: 'site', select, overrideAccess: false })
  return {
    brand: site.brand || texts.defaultBrand,
    notice: site.notice?.trim() || null,
    credit: { name: site.creditName || texts.defaultCredit, url: safeHref(site.creditUrl) },
  }
}
