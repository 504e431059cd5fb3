import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import type { Site } from '../e2e/support/start-site'
import { guideSteps } from './guide-steps'
import { openContext } from './open-context'

const folder = 'public/help'
/** As wide as the help shows them on a dense screen, twice its text. */
const width = 1280

/** The pictures of docs/for-editors.md, of the demo content, into `public/help/`. */
export async function takeGuidePictures(browser: Browser, site: Site) {
  await mkdir(folder, { recursive: true })
  for (const file of await readdir(folder)) await rm(path.join(folder, file))
  for (const who of ['admin', 'moderator'] as const) {
    const context = await openContext(browser, { site, width, theme: 'light', as: who })
    for (const { name, as, steps } of guideSteps.filter((one) => one.as === who)) {
      const page = await context.newPage()
      await steps(page)
      // A screen that follows its work never rests.
      await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined)
      await keep(page, name)
      console.log(`${as}: ${name}`)
      await page.close()
    }
    await context.close()
  }
}

async function keep(page: Page, name: string) {
  const picture = await page.screenshot({ animations: 'disabled' })
  await sharp(picture)
    .webp({ quality: 80 })
    .toFile(path.join(folder, `${name}.webp`))
}
