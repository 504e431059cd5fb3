import { getPayload } from 'payload'
import { cache } from 'react'
import config from '#config'
import { safeHref } from '#domain/web/safe-href'
import { siteTexts as texts } from '#texts/shell/site'

export type SiteSettings = {
  brand: string
  notice: string | null
  credit: { name: string; url: string | null }
}

export const siteSettings = cache(async (): Promise<SiteSettings> => {
  const payload = await getPayload({ config })
  const select = { brand: true, notice: true, creditName: true, creditUrl: true } as const
  const site = await payload.findGlobal({ slug: 'site', select, overrideAccess: false })
  return {
    brand: site.brand || texts.defaultBrand,
    notice: site.notice?.trim() || null,
    credit: { name: site.creditName || texts.defaultCredit, url: safeHref(site.creditUrl) },
  }
})
