import type { Page } from '@playwright/test'
import { openLive } from '../support/open-live'
import { expect, test } from '../support/site'

type Site = { url: string }

const suffix = () => Math.random().toString(36).slice(2, 8)
const banner = (page: Page) => page.getByRole('banner').getByRole('status')

async function publish(editor: Page, site: Site): Promise<string> {
  const latest = '/api/articles?limit=1&where[_status][equals]=published'
  const { docs } = await (await editor.request.get(latest)).json()
  const { excerpt, content, category } = docs[0]
  const answer = await editor.request.post('/api/articles', {
    data: { title: `Новина ${suffix()}`, excerpt, content, category, _status: 'published' },
    headers: { Origin: site.url },
  })
  expect(answer.status()).toBe(201)
  return (await answer.json()).doc.id
}

const remove = (editor: Page, site: Site, ids: string[]) =>
  Promise.all(
    ids.map((id) => editor.request.delete(`/api/articles/${id}`, { headers: { Origin: site.url } })),
  )

const pill = (page: Page, text: string) => page.getByRole('button', { name: text, exact: true })

/** How far anything on the page has moved. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 500)
      }),
  )

test(
  'without internet a banner below the header says so, moves nothing, and goes by itself',
  { tag: '@phone' },
  async ({ page, context }) => {
    await page.goto('/news')
    const title = page.getByRole('heading', { level: 1 })
    const before = await title.boundingBox()
    await context.setOffline(true)
    await expect(banner(page)).toHaveText('Няма връзка с интернет')
    const shown = (await banner(page).boundingBox())!
    expect(await title.boundingBox()).toEqual(before)
    expect(shown.y + shown.height).toBeLessThanOrEqual(before!.y)
    await context.setOffline(false)
    await expect(banner(page)).toBeEmpty()
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02)
  },
)

test('a cut connection comes back and shows what was missed, once and in order', async ({
  page,
  as,
  site,
}) => {
  const editor = await as('moderator')
  const cuts: (() => void)[] = []
  let isBlocked = false
  await page.routeWebSocket(/\/realtime\//, (socket) => {
    if (isBlocked) return void socket.close()
    const server = socket.connectToServer()
    cuts.push(() => {
      void server.close()
      void socket.close()
    })
  })
  await page.goto('/news')
  const ids = [await publish(editor, site)]
  try {
    await expect(pill(page, '1 нова статия')).toBeVisible()
    isBlocked = true
    for (const cut of cuts.splice(0)) cut()
    ids.push(await publish(editor, site), await publish(editor, site))
    isBlocked = false
    await expect(pill(page, '3 нови статии')).toBeVisible({ timeout: 45_000 })
    ids.push(await publish(editor, site))
    await expect(pill(page, '4 нови статии')).toBeVisible()
  } finally {
    await remove(editor, site, ids)
  }
})

test('where websockets are blocked the page asks instead, and no banner appears', async ({
  page,
  as,
  site,
}) => {
  const editor = await as('moderator')
  await page.routeWebSocket(/\/realtime\//, (socket) => socket.close())
  const asked = page.waitForResponse((response) => response.url().includes('/api/changes?rooms=news'))
  await page.goto('/news')
  expect((await asked).status()).toBe(200)
  const ids = [await publish(editor, site)]
  try {
    await expect(pill(page, '1 нова статия')).toBeVisible({ timeout: 40_000 })
    await expect(banner(page)).toBeEmpty()
  } finally {
    await remove(editor, site, ids)
  }
})

test('a page from the browser’s memory shows what happened meanwhile', async ({ page, as, site }) => {
  const editor = await as('moderator')
  const socket = await openLive(page, '/news')
  const closed = socket.waitForEvent('close')
  const turn = (type: string) =>
    page.evaluate((name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type)
  await turn('pagehide')
  await closed
  const ids = [await publish(editor, site)]
  try {
    await turn('pageshow')
    await expect(pill(page, '1 нова статия')).toBeVisible()
  } finally {
    await remove(editor, site, ids)
  }
})
