import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { BrowserContext, LaunchOptions, PlaywrightWorkerArgs } from '@playwright/test'
import { openDialog } from '../support/open-dialog'
import { isKept, keptDrafts } from '../support/kept-drafts'
import { newMember } from '../support/new-member'
import { chooseCookies, expect, test } from '../support/site'
import { until } from '../../support/until'

const name = 'Наръчник за Бон'
// Large enough that the storage writes a file of its own for it.
const content = Buffer.from('Бон на Рейн. '.repeat(15_000))
const file = { name: 'Наръчник.txt', mimeType: 'text/plain', buffer: content }

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

test('a browser that was killed gives back the text and the file in it', async ({
  browser,
  playwright,
  launchOptions: options,
  site,
  contextOptions,
}) => {
  test.skip(process.platform !== 'linux', 'finds the processes of the browser in /proc')
  const member = await newMember({ browser, site, contextOptions, city: 'Бон' })
  const folder = await mkdtemp(path.join(tmpdir(), 'bg-de-browser-'))
  const first = await openBrowser({ playwright, folder, options, url: site.url })
  await first.addCookies(await member.page.context().cookies())
  const page = await first.newPage()
  await page.goto('/documents')
  const dialog = await openDialog(page.getByRole('main').getByRole('button', { name: 'Качете документ' }))
  await dialog.getByLabel('Файл', { exact: true }).setInputFiles(file)
  await dialog.getByLabel('Име на документа').fill(name)
  await expect.poll(() => isKept(page, name)).toBe(true)
  expect((await keptDrafts(page)).length).toBe(1)
  await killBrowser(folder)

  const second = await openBrowser({ playwright, folder, options, url: site.url })
  await second.addCookies(await member.page.context().cookies())
  const again = await second.newPage()
  await again.goto('/documents')
  const offered = await openDialog(again.getByRole('main').getByRole('button', { name: 'Качете документ' }))
  await expect(offered).toContainText(`„${name}“`)
  await offered.getByRole('button', { name: 'Продължете' }).click()
  await expect(offered).toContainText(file.name)
  const stored = again.waitForResponse((response) => response.url().endsWith('/api/documents'))
  await offered.getByRole('button', { name: 'Качете', exact: true }).click()
  const { doc } = (await (await stored).json()) as { doc: { name: string; filesize: number } }
  expect(doc).toMatchObject({ name, filesize: content.length })
  await expect.poll(() => keptDrafts(again)).toEqual([])
  await second.close()
  await member.page.context().close()
  await rm(folder, { recursive: true, force: true })
})
