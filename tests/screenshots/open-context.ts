import type { Browser, BrowserContext } from '@playwright/test'
import { accountOf, chooseCookies } from '../e2e/support/site'
import type { Site } from '../e2e/support/start-site'
import type { Screen } from './screens'

export type Look = { width: number; height?: number; scale?: number; theme: 'light' | 'dark' }
type Opened = Look & Pick<Screen, 'as' | 'isFirstVisit'> & { site: Site }

/** A browser window of that width and theme, signed in as that person. */
export async function openContext(
  browser: Browser,
  { site, width, height = 900, scale, theme, as, isFirstVisit }: Opened,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: theme,
    locale: 'bg-BG',
    serviceWorkers: 'block',
    isMobile: width < 768,
    hasTouch: width < 768,
  })
  if (!isFirstVisit) await chooseCookies(context)
  if (as) {
    const { email, password } = accountOf(site, as)
    await context.request.post('/api/users/login', {
      data: { email, password },
      headers: { Origin: site.url },
    })
  }
  return context
}
