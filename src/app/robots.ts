import type { MetadataRoute } from 'next'
import { env } from '#env'

export const dynamic = 'force-dynamic'

/** Article pictures under /api/media may be indexed; the rest of the API may not. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: ['/', '/api/media'],
      disallow: ['/admin', '/moderator', '/api', '/auth', '/profile', '/dashboard', '/preview'],
    },
    sitemap: `${env.SITE_URL}/sitemap.xml`,
  }
}
