import { readFileSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { debianBrowser } from '../support/debian-browser'
import { until } from '../support/until'
import { chooseCookies } from '../e2e/support/site'
import { copiedProject, startDevelopment } from './copied-project'
import { type Edit, edits } from './edits'

/**
 * `npm run test:reload`: in a copy of the project, `npm run dev` runs and a browser has each kind of page open while
 * its title is changed. It must be seen without loading the page anew and without an error; how long it took is told.
 * A change of the configuration must start the site anew.
 */
const seenMs = 30_000
const restartMs = 120_000

const project = await copiedProject()
const site = await startDevelopment(project.folder).catch(async (error: unknown) => {
  await project.remove()
  throw error
})
const browser = await chromium.launch({
  executablePath: debianBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
})
const problems: string[] = []
try {
  for (const edit of edits) await see(edit)
  await restart()
} catch (error) {
  problems.push(String(error))
} finally {
  await browser.close()
  await site.stop().catch((error: unknown) => problems.push(`npm run dev did not end: ${String(error)}`))
  await project.remove()
}
console.log({ loadAverage: loadavg().map((load) => load.toFixed(1)) })
for (const problem of problems) console.log(problem)
console.log(problems.length === 0 ? 'each change was seen' : 'NOT GOOD')
process.exit(problems.length === 0 ? 0 : 1)

async function see(edit: Edit) {
  const page = await opened(edit)
  page.on('pageerror', ({ message }) => problems.push(`${edit.kind}: ${message}`))
  // The second change is that of somebody who works on the page: all has been compiled once.
  const times = [await change(page, edit), await change(page, edit)]
  console.log(`${edit.kind.padEnd(8)} ${edit.path.padEnd(10)} seen after ${times.join(' and ')} ms`)
  await page.context().close()
}

async function opened({ path: address, as }: Edit): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url, locale: 'bg-BG' })
  await chooseCookies(context)
  const account = site.accounts.find(({ role }) => role === (as === 'member' ? 'user' : as))
  const { email, password } = account ?? {}
  if (as)
    await context.request.post('/api/users/login', {
      data: { email, password },
      headers: { Origin: site.url },
    })
  const page = await context.newPage()
  await page.goto(address, { timeout: restartMs })
  return page
}

async function change(page: Page, { file, name, kind }: Edit): Promise<number> {
  const place = path.join(project.folder, file)
  const before = readFileSync(place, 'utf8')
  const found = new RegExp(`\\b${name}: '([^']+)'`).exec(before)
  if (!found) throw new Error(`${file} has no ${name}`)
  await page.waitForFunction(isReacts, found[1]!, { timeout: restartMs })
  // What is around it is React's only when there is nothing left to do.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  const words = `${found[1]} ${Date.now() % 10_000}`
  const mark = await page.evaluate(() => ((window as { mark?: number }).mark = Math.random()))
  const since = performance.now()
  writeFileSync(place, before.replace(found[0], `${name}: '${words}'`))
  await page.waitForFunction((said) => document.body.innerText.includes(said), words, {
    timeout: seenMs,
    polling: 20,
  })
  const ms = Math.round(performance.now() - since)
  if ((await page.evaluate(() => (window as { mark?: number }).mark)) !== mark)
    problems.push(`${kind}: the page was loaded anew`)
  return ms
}

/** Whether React has taken over the element that says it, so that a change is not one while the page loads. */
function isReacts(words: string) {
  const said = [...document.querySelectorAll('body :not(script)')].findLast(({ textContent }) =>
    textContent.includes(words),
  )
  return Object.keys(said ?? {}).some((key) => key.startsWith('__react'))
}

async function restart() {
  const place = path.join(project.folder, 'access/rules.ts')
  const starts = () => site.output().split('Ctrl-C').length
  const before = starts()
  const since = performance.now()
  writeFileSync(place, `${readFileSync(place, 'utf8')}\n// changed\n`)
  await until(async () => starts() > before + 1 && (await site.isUp()), restartMs)
  console.log(`started anew after ${Math.round(performance.now() - since)} ms`)
}
