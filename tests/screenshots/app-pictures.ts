import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import sharp from 'sharp'
import {
  appScreens,
  appScreenshots,
  appShortcuts,
  screenshotAddress,
  SHORTCUT_ICON_SIZE,
  shortcutIcon,
} from '#domain/web/app-pictures'
import { shellTexts } from '#texts/shell/shell'
import { light } from '../../src/colors'
import type { Site } from '../e2e/support/start-site'
import { openContext } from './open-context'

const fileOf = (address: string) => path.join('public', address)

/** The pictures of the manifest (src/app/manifest.ts), into `public/brand/app/`. */
export async function takeAppPictures(browser: Browser, site: Site) {
  await rm(fileOf('/brand/app'), { recursive: true, force: true })
  await mkdir(fileOf('/brand/app'))
  for (const form of ['narrow', 'wide'] as const) {
    const { width, height, scale } = appScreens[form]
    const context = await openContext(browser, { site, width, height, scale, theme: 'light' })
    for (const screenshot of appScreenshots.filter((one) => one.form === form)) {
      const page = await context.newPage()
      await page.goto(screenshot.path)
      await page.waitForLoadState('networkidle')
      // Of the demo content, which is not what the site is about.
      await page
        .getByRole('complementary', { name: shellTexts.notice })
        .evaluateAll((banners) => banners.forEach((banner) => banner.remove()))
      const picture = await page.screenshot({ animations: 'disabled' })
      await sharp(picture)
        .webp({ quality: 72, effort: 6 })
        .toFile(fileOf(screenshotAddress(screenshot)))
      await page.close()
    }
    await context.close()
  }
  for (const { name, icon } of appShortcuts) await drawShortcut(icon, fileOf(shortcutIcon(name)))
}

/** The icon of the area as everywhere on the site, on the plate of the site's own icon. */
async function drawShortcut(icon: string, file: string) {
  const sprite = await readFile('src/ui/graphics/icons.svg', 'utf8')
  const lines = new RegExp(`<symbol id="${icon}"[^>]*>(.*?)</symbol>`).exec(sprite)![1]
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">
    <rect width="48" height="48" rx="10.5" fill="${light.primary}"/>
    <g transform="translate(12 12)" fill="none" stroke="${light['on-primary']}" stroke-width="2"
      stroke-linecap="round" stroke-linejoin="round">${lines}</g></svg>`
  await sharp(Buffer.from(drawn), { density: 192 })
    .resize(SHORTCUT_ICON_SIZE)
    .png({ palette: true })
    .toFile(file)
}
