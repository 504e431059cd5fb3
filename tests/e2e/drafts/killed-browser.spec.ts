import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BrowserContext, LaunchOptions, Locator, Page, PlaywrightWorkerArgs } from '@playwright/test'
import sharp from 'sharp'
import { newMember } from '../support/new-member'
import { chooseCookies, expect, test } from '../support/site'
import { isStored, storedDrafts } from '../support/stored-drafts'
import { toast } from './admin-message'
import { until } from '../../support/until'

const text = 'Кой познава зъболекар в Бон, който говори български?'
const alt = 'Дворът на училището'

type Wanted = {
  playwright: PlaywrightWorkerArgs['playwright']
  folder: string
  options: LaunchOptions
  url: string
}

async function openBrowser({ playwright, folder, options, url }: Wanted): Promise<BrowserContext> {
  const context = await playwright.chromium.launchPersistentContext(folder, {
    ...options,
    baseURL: url,
    locale: 'bg-BG',
    serviceWorkers: 'block',
  })
  await chooseCookies(context)
  return context
}

/** Without a chance to write anything more. */
async function killBrowser(folder: string) {
  const running = await processesOf(folder)
  expect(running.length).toBeGreaterThan(0)
  for (const id of running) process.kill(id, 'SIGKILL')
  await until(async () => (await processesOf(folder)).length === 0)
}

async function processesOf(folder: string): Promise<number[]> {
  const ids = (await readdir('/proc')).map(Number).filter((id) => id > 1 && id !== process.pid)
  const lines = await Promise.all(
    ids.map(async (id) => ({ id, line: await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '') })),
  )
  return lines.filter(({ line }) => line.includes(`--user-data-dir=${folder}`)).map(({ id }) => id)
}

/** The composer is a small box until somebody means to write. */
async function openComposer(page: Page): Promise<Locator> {
  await page.goto('/feed')
  const composer = page.getByRole('form', { name: 'Нова публикация' })
  await expect(async () => {
    if (!(await composer.isVisible()))
      await page.getByPlaceholder('Какво искате да попитате?').click({ timeout: 1_000 })
    await expect(composer).toBeVisible({ timeout: 2_000 })
  }).toPass()
  return composer
}

test('a browser that was killed gives back the text and the picture in it', async ({
  browser,
  playwright,
  launchOptions: options,
  site,
  contextOptions,
}) => {
  test.skip(process.platform !== 'linux', 'finds the processes of the browser in /proc')
  const member = await newMember({ browser, site, contextOptions, city: 'Бон' })
  const cookies = await member.page.context().cookies()
  const folder = await mkdtemp(path.join(tmpdir(), 'bg-de-browser-'))
  const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#1b5a42' } })
    .jpeg()
    .toBuffer()

  const first = await openBrowser({ playwright, folder, options, url: site.url })
  await first.addCookies(cookies)
  const page = await first.newPage()
  const composer = await openComposer(page)
  await composer
    .getByLabel('Добавете снимка')
    .setInputFiles({ name: 'Двор.jpg', mimeType: 'image/jpeg', buffer: picture })
  await composer.getByLabel('Какво се вижда на снимката').fill(alt)
  await composer.getByLabel('Текст на публикацията').fill(text)
  await expect.poll(() => isStored(page, text)).toBe(true)
  await killBrowser(folder)

  const second = await openBrowser({ playwright, folder, options, url: site.url })
  await second.addCookies(cookies)
  const again = await second.newPage()
  const offered = await openComposer(again)
  await expect(offered).toContainText('и снимка.')
  await offered.getByRole('button', { name: 'Продължете' }).click()
  await expect(offered.getByLabel('Текст на публикацията')).toHaveValue(text)
  await expect(offered.getByLabel('Какво се вижда на снимката')).toHaveValue(alt)
  await expect(offered.locator('img[src^="blob:"]')).toHaveJSProperty('naturalWidth', 640)
  await offered.getByRole('button', { name: 'Публикувайте' }).click()
  await expect(toast(again)).toContainText('Публикацията е добавена успешно')
  await expect(again.getByRole('article').filter({ hasText: text }).getByAltText(alt)).toBeVisible()
  await expect.poll(() => storedDrafts(again)).toEqual([])
  await second.close()
  await member.page.context().close()
  await rm(folder, { recursive: true, force: true })
})
