import { chromium } from '@playwright/test'
import config from '../../playwright.config'
import { startSite } from '../e2e/support/start-site'
import { openContext } from '../screenshots/open-context'
import { summary } from './summary'

/**
 * `npm run build && npm run script tests/bench/panel-tabs.ts [times = 5]`: milliseconds from asking for a tab of a
 * panel to the first that is seen of it, with the demo content and what the browser has stored of the panel.
 */
const times = Number(process.argv[2] ?? 5)
const { site, stop } = await startSite()
const browser = await chromium.launch(config.use?.launchOptions)

for (const as of ['admin', 'moderator'] as const) {
  const context = await openContext(browser, { site, width: as === 'admin' ? 1280 : 390, theme: 'light', as })
  const page = await context.newPage()
  await page.goto(`/${as}`, { waitUntil: 'networkidle' })
  const tabs = page.locator('.panel-tabs a')
  const addresses = await tabs.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
  for (const address of addresses) {
    const taken: number[] = []
    for (let time = 0; time < times; time += 1) {
      await page.goto(address, { waitUntil: 'networkidle' })
      taken.push(
        await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]!.startTime),
      )
    }
    console.log(new URL(address).pathname, summary(taken))
  }
  await context.close()
}
await browser.close()
await stop()
process.exit(0)
