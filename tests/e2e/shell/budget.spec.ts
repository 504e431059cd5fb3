import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { APIRequestContext } from '@playwright/test'
import { scriptAddresses, scriptsOfEmptyPage } from '../support/empty-page'
import { firstItem, lists, publicScreens } from '../support/screens'
import { expect, test } from '../support/site'

const SCRIPTS_MORE_THAN_EMPTY = 25_500
/** Pages on which people write to each other. */
const COMMUNITY_SCRIPTS = 40_000
const scriptsMax = (path: string) =>
  /^\/(feed|forum)/.test(path) ? COMMUNITY_SCRIPTS : SCRIPTS_MORE_THAN_EMPTY
const STYLES_MAX = 18_000
const SANS_MAX = 41_000
const SERIF_MAX = 58_000
const HOME_HTML_MAX = 80_000
/** Of a list of 24, and as the site sends it (src/server/response/compression.ts). */
const LIST_HTML_MAX = 120_000
const LIST_SENT_MAX = 18_000

const gzipped = (files: Buffer[]) => files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0)

async function load(request: APIRequestContext, addresses: string[]) {
  const answers = await Promise.all([...new Set(addresses)].map((address) => request.get(address)))
  return Promise.all(answers.map((answer) => answer.body()))
}

/** The part of Next that every page loads as a chunk of its own, even an empty one. */
const isOfNext = (script: Buffer) => script.includes('ClientPageRoot')

const isOfPanels = /createEditor|LexicalEditor|payload-default|@payloadcms\/ui/

async function expectLight(request: APIRequestContext, path: string) {
  const empty = gzipped(await load(request, scriptsOfEmptyPage()))
  const html = await (await request.get(path)).text()
  const scripts = await load(request, scriptAddresses(html))
  const more = gzipped(scripts.filter((script) => !isOfNext(script))) - empty
  console.log(`${path}: +${more} B над празна страница (${empty} B)`)
  expect(more, `${path}: скриптове`).toBeLessThanOrEqual(scriptsMax(path))
  expect(scripts.filter((script) => isOfPanels.test(script.toString())).length, `${path}: панели`).toBe(0)
  const styles = [...html.matchAll(/href="([^"]+\.css[^"]*)"/g)].map(([, address]) => address!)
  expect(gzipped(await load(request, styles)), `${path}: стилове`).toBeLessThanOrEqual(STYLES_MAX)
  const preloaded = [...html.matchAll(/<link[^>]*rel="preload"[^>]*href="([^"]+\.woff2)"/g)]
  const sans = await load(
    request,
    preloaded.map(([, address]) => address!),
  )
  expect(
    sans.reduce((sum, { length }) => sum + length, 0),
    `${path}: шрифтове`,
  ).toBeLessThanOrEqual(SANS_MAX)
}

test('the page stays within its budget of scripts, styles and fonts (gzip)', async ({ request }) => {
  const items = await Promise.all(
    lists.map(async (list) => firstItem(list, await (await request.get(list)).text())),
  )
  for (const path of [...publicScreens, ...items]) await expectLight(request, path)
})

test('so do the pages on which members talk to each other', async ({ as }) => {
  const { request } = await as('member')
  const topic = firstItem('/forum', await (await request.get('/forum')).text())
  for (const path of ['/forum', '/feed', topic]) await expectLight(request, path)
})

test('the serif font is loaded later, and the browser can read all of them', async ({ page }) => {
  const sizes: number[] = []
  page.on('response', async (response) => {
    if (/serif[^/]*\.woff2/.test(response.url())) sizes.push((await response.body()).length)
  })
  await page.goto('/news')
  await page.waitForLoadState('networkidle')
  expect(sizes.length).toBeGreaterThan(0)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(SERIF_MAX)
  const ours = await page.evaluate(() =>
    [...document.fonts].filter(({ family }) => family.includes('Variable')).map(({ status }) => status),
  )
  expect(ours).toEqual(['loaded', 'loaded', 'loaded', 'loaded', 'loaded'])
})

test('a list whose headings have no Latin letters does not load them in serif', async ({ page }) => {
  const serifs: string[] = []
  page.on('response', (response) => {
    const font = /serif[^/]*?-(cyrillic|latin|signs)\.[^/]*woff2/.exec(response.url())
    if (font) serifs.push(font[1]!)
  })
  await page.goto('/embassies')
  await page.waitForLoadState('networkidle')
  expect(serifs.sort()).toEqual(['cyrillic', 'signs'])
})

test('a card asks for the size of its picture that fits the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/small-ads')
  const shown = page.locator('main article img[srcset]').first()
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const { chosen, offered } = await shown.evaluate((image: HTMLImageElement) => ({
    chosen: image.currentSrc,
    offered: [...image.closest('picture')!.querySelectorAll('[srcset]')].flatMap((source) =>
      (source as HTMLSourceElement).srcset.split(',').map((entry) => entry.trim().split(' ')[0]!),
    ),
  }))
  const width = (address: string) => Number(/-(\d+)x\d+\.\w+$/.exec(address)?.[1] ?? Infinity)
  const widths = offered.map(width)
  expect(new Set(widths).size).toBeGreaterThan(1)
  expect(width(chosen)).toBe(Math.min(...widths))
})

test('React is compiled while it loads', async ({ request }) => {
  const scripts = await load(request, scriptAddresses(await (await request.get('/contacts')).text()))
  const react = scripts.filter((script) => script.includes('.hydrateRoot='))
  expect(react).toHaveLength(1)
  expect(react[0]!.toString('utf8', 0, 40)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})

test('the HTML of the home page and of every list is light', async ({ request }) => {
  const htmlOf = async (path: string) => (await request.get(path)).body()
  expect((await htmlOf('/')).length).toBeLessThanOrEqual(HOME_HTML_MAX)
  for (const list of lists) {
    const html = await htmlOf(list)
    const sent = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
    console.log(`${list}: ${html.length} B, ${sent} B изпратени`)
    expect(html.length, list).toBeLessThanOrEqual(LIST_HTML_MAX)
    expect(sent, list).toBeLessThanOrEqual(LIST_SENT_MAX)
  }
})
