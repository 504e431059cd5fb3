import type { MetadataRoute } from 'next'
import { env } from '#env'

export const dynamic = 'force-dynamic'

/**
 * Article pictures under /api/media may be indexed; the rest of the API may not. The sign-in is not named here: whoever
 * may not read it cannot see that it is not to be indexed.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: ['/', '/api/media'],
      disallow: ['/admin', '/moderator', '/api', '/profile', '/dashboard', '/preview'],
    },
    sitemap: `${env.SITE_URL}/sitemap.xml`,
  }
}
