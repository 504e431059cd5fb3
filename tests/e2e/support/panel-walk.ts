import type { Page, Request } from '@playwright/test'
import type { Misses } from '#domain/search/misses'
import { foreignOn, typedWords } from './foreign-words'

type Panel = '/admin' | '/moderator'
export type Walk = Awaited<ReturnType<typeof startWalk>>

const QUIET_MS = 120
const SETTLED_MS = 5_000
const loads = ['document', 'fetch', 'xhr']

/** Goes through a panel without loading it anew for each screen, and looks for foreign words. */
export async function startWalk(page: Page, panel: Panel) {
  const problems = new Set<string>()
  const typed = new Set<string>()
  const settle = watchLoading(page)

  const look = async (name: string) => {
    await settle()
    for (const problem of await foreignOn(page, typed)) problems.add(`${name}: ${problem}`)
  }
  const open = async (path: string) => {
    const address = panel + path
    await page.evaluate((to) => (window as unknown as Routed).next.router.push(to), address)
    await page.waitForURL(({ pathname }) => pathname === address.split('?')[0])
    await look(address)
  }
  const firstOf = async (slug: string, query = ''): Promise<string | undefined> => {
    const answer = await page.request.get(`/api/${slug}?limit=100&depth=1${query}`)
    const { docs = [] } = (await answer.json()) as { docs?: { id: string }[] }
    for (const word of typedWords(docs)) typed.add(word)
    return docs[0]?.id
  }
  for (const name of ['site', 'legal'])
    for (const word of typedWords(await (await page.request.get(`/api/globals/${name}`)).json()))
      typed.add(word)
  const { misses } = (await (await page.request.get('/api/panel/misses')).json()) as Misses
  for (const { question } of misses)
    for (const word of question.toLowerCase().match(/[a-z]{2,}/g) ?? []) typed.add(word)
  await page.goto(panel)
  return { page, panel, problems, look, open, firstOf }
}

type Routed = { next: { router: { push: (to: string) => void } } }

/** Resolves when nothing is loaded and nothing has changed for a moment. */
function watchLoading(page: Page) {
  const loading = new Set<Request>()
  page.on('request', (request) => loads.includes(request.resourceType()) && loading.add(request))
  page.on('requestfinished', (request) => loading.delete(request))
  page.on('requestfailed', (request) => loading.delete(request))
  return async () => {
    const until = Date.now() + SETTLED_MS
    do await page.evaluate(untilQuiet, QUIET_MS)
    while (loading.size > 0 && Date.now() < until)
    loading.clear()
  }
}

function untilQuiet(quietMs: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      changes.disconnect()
      resolve()
    }
    let last = window.setTimeout(end, quietMs)
    const changes = new MutationObserver(() => {
      window.clearTimeout(last)
      last = window.setTimeout(end, quietMs)
    })
    changes.observe(document.body, { attributes: true, characterData: true, childList: true, subtree: true })
  })
}
