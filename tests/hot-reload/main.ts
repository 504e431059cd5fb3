import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { debianBrowser } from '#support/debian-browser'
import { copyOfSources } from './copy-of-sources'
import { openDevSite } from './dev-site'
import { type Place, places } from './places'

/** A text is changed under an open page of each kind while `npm run dev` runs: npm run test:dev [-- --only /auth] */
const only = process.argv.includes('--only') ? process.argv.at(-1) : undefined
/** Generous: the first visit compiles the page, and the machine may be busy. */
const limitMs = 180_000

const copy = copyOfSources()
const site = await openDevSite({ copy })
const browser = await chromium.launch({ executablePath: debianBrowser(), args: ['--no-sandbox'] })
const wrong: string[] = []

for (const place of places.filter(({ address }) => !only || address === only)) {
  const problem = await change(place).catch((error: Error) => error.message.split('\n')[0]!)
  if (problem) wrong.push(`${place.address}: ${problem}`)
}
for (const line of wrong) console.log(line)
await browser.close()
await site.stop()
process.exit(wrong.length === 0 ? 0 : 1)

/** Null when the open page has shown the new words without an error. */
async function change({ address, file, words, as }: Place): Promise<string | null> {
  const context = await browser.newContext({ baseURL: site.url, locale: 'bg-BG' })
  if (as) await site.signIn(context.request, as)
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message.split('\n')[0]!))
  try {
    await page.goto(address.startsWith('/') ? address : await site.anEvent(), { timeout: limitMs })
    await page.waitForFunction(isShown, words, { timeout: limitMs })
    await page.waitForLoadState('networkidle')
    // A page that loads anew forgets it.
    await page.evaluate(() => Object.assign(globalThis, { wasOpen: true }))
    const since = performance.now()
    const changed = await edit({ file, words })
    await page.waitForFunction(isShown, changed, { timeout: limitMs })
    const ms = Math.round(performance.now() - since)
    const isSame = await page.evaluate(() => 'wasOpen' in globalThis)
    console.log(`${address}: ${ms} ms${isSame ? '' : ', loaded anew'}; ${await headOf(page)}`)
    return errors[0] ?? null
  } finally {
    await context.close()
  }
}

const isShown = (words: string) =>
  `${document.title}\n${document.body.innerText}`
    .replaceAll('\u00a0', ' ')
    .toLowerCase()
    .includes(words.toLowerCase())

const headOf = (page: Page) =>
  page.evaluate(() => {
    const count = (selector: string) => document.head.querySelectorAll(selector).length
    return `${document.title}, ${count('title')} titles, ${count('link[rel=canonical]')} canonical`
  })

async function edit({ file, words }: Pick<Place, 'file' | 'words'>): Promise<string> {
  const name = path.join(copy, 'src/texts', `${file}.ts`)
  const text = await readFile(name, 'utf8')
  if (!text.includes(`'${words}'`)) throw new Error(`${file} does not say „${words}“`)
  const changed = `${words} 2`
  await writeFile(name, text.replaceAll(`'${words}'`, `'${changed}'`))
  return changed
}
