import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import config from '../../playwright.config'
import { firstItem } from '../e2e/support/screens'
import { startSite } from '../e2e/support/start-site'
import { takeAppPictures } from './app-pictures'
import { takeGuidePictures } from './guide-pictures'
import { type Look, openContext } from './open-context'
import { type Screen, screens } from './screens'

const folder = 'data/screenshots'
const widths = [1280, 390]
const themes = ['light', 'dark'] as const

const { site, stop } = await startSite()
const only = process.argv.slice(2)
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const browser = await chromium.launch(config.use?.launchOptions)
const files: string[] = []
for (const width of widths)
  for (const theme of themes) files.push(...(await pictures(browser, { width, theme })))
if (only.length === 0 || only.includes('guide')) await takeGuidePictures(browser, site)
if (only.length === 0 || only.includes('app')) await takeAppPictures(browser, site)
await browser.close()
await stop()
if (files.length > 0) await contactSheet(files)
console.log(`${files.length} pictures in ${folder}`)
process.exit(0)

async function pictures(browser: Browser, look: Look): Promise<string[]> {
  const contexts = new Map<string, BrowserContext>()
  const made: string[] = []
  for (const screen of screens.filter(({ name }) => only.length === 0 || only.includes(name))) {
    const who = screen.isFirstVisit ? 'first visit' : (screen.as ?? 'visitor')
    const context = contexts.get(who) ?? (await openContext(browser, { site, ...look, ...screen }))
    contexts.set(who, context)
    made.push(await picture(context, { screen, ...look }))
  }
  await Promise.all([...contexts.values()].map((context) => context.close()))
  return made
}

async function picture(
  context: BrowserContext,
  { screen, width, theme }: Look & { screen: Screen },
): Promise<string> {
  const page = await context.newPage()
  const response = await page.goto(await addressOf(context, screen))
  if ((response?.status() ?? 500) >= 500) console.error(`${screen.name}: ${response?.status()}`)
  // A whole-page picture also shows what a reader would only load by scrolling.
  await page.evaluate(() => document.querySelectorAll('img').forEach((image) => (image.loading = 'eager')))
  await page.waitForLoadState('networkidle')
  await act({ page, screen, width })
  const file = path.join(folder, `${screen.name}.${width}.${theme}.png`)
  await page.screenshot({
    path: file,
    fullPage: screen.act === undefined || screen.act === 'seo',
    animations: 'disabled',
  })
  await page.close()
  return file
}

/** What a person does on the page before the picture is taken. */
async function act({ page, screen, width }: { page: Page; screen: Screen; width: number }) {
  if (screen.act === 'seo') await page.getByRole('button', { name: 'SEO', exact: true }).click()
  if (screen.act === 'menu' && width < 768) await page.getByRole('button', { name: /^Меню$/ }).click()
  if (screen.act === 'cookies') await page.getByRole('link', { name: 'Настройки за бисквитки' }).click()
  if (screen.act === 'nav' && width < 1024) await page.locator('.nav-toggler:visible').first().click()
  await page.waitForLoadState('networkidle')
}

async function addressOf({ request }: BrowserContext, { path: given }: Screen): Promise<string> {
  const [before, after] = given.split('/first')
  if (before === undefined || after === undefined) return given
  const collection = collectionOf(before)
  if (!collection) return firstItem(before, await (await request.get(before)).text()) + after
  const answer = await request.get(`/api/${collection}?limit=1`)
  const { docs } = (await answer.json()) as { docs: { id: string }[] }
  return `${before}/${docs[0]?.id}${after}`
}

/** The panels and the preview know their documents by id, the site by the address that its lists link to. */
function collectionOf(path: string): string | undefined {
  if (path === '/preview/news') return 'articles'
  return /^\/(?:admin|moderator)\/collections\/([^/]+)$/.exec(path)?.[1]
}

/** All pictures side by side, each shrunk into one tile. */
async function contactSheet(files: string[]) {
  const tile = { width: 320, height: 420, gap: 16, columns: 8 }
  const rows = Math.ceil(files.length / tile.columns)
  const tiles = await Promise.all(
    files.map(async (file, index) => ({
      input: await sharp(file)
        .resize(tile.width, tile.height, { fit: 'cover', position: 'top' })
        .png()
        .toBuffer(),
      left: tile.gap + (index % tile.columns) * (tile.width + tile.gap),
      top: tile.gap + Math.floor(index / tile.columns) * (tile.height + tile.gap),
    })),
  )
  await sharp({
    create: {
      width: tile.gap + tile.columns * (tile.width + tile.gap),
      height: tile.gap + rows * (tile.height + tile.gap),
      channels: 3,
      background: '#8a8270',
    },
  })
    .composite(tiles)
    .png()
    .toFile(path.join(folder, 'contact-sheet.png'))
}
