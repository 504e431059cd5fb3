import type { Page } from '@playwright/test'
import { openLive } from '../support/open-live'
import { expect, test } from '../support/site'

type Site = { url: string }
const suffix = () => Math.random().toString(36).slice(2, 8)

async function publish({
  editor,
  site,
  title,
}: {
  editor: Page
  site: Site
  title: string
}): Promise<string> {
  const { docs } = await (
    await editor.request.get('/api/articles?limit=1&where[_status][equals]=published')
  ).json()
  const { excerpt, content, category } = docs[0]
  const answer = await editor.request.post('/api/articles', {
    data: { title, excerpt, content, category, _status: 'published' },
    headers: { Origin: site.url },
  })
  expect(answer.status()).toBe(201)
  return (await answer.json()).doc.id
}

const remove = ({ editor, site, ids }: { editor: Page; site: Site; ids: string[] }) =>
  Promise.all(
    ids.map((id) => editor.request.delete(`/api/articles/${id}`, { headers: { Origin: site.url } })),
  )

test('a reader of the open news page is told of new articles and sees them with one click', async ({
  page,
  as,
  site,
}) => {
  const editor = await as('moderator')
  await openLive(page, '/news')
  const first = `Жива новина ${suffix()}`
  const second = `Още една жива новина ${suffix()}`
  const ids = [await publish({ editor, site, title: first })]
  try {
    const pill = page.getByRole('button', { name: '1 нова статия', exact: true })
    await expect(pill).toBeVisible()
    await expect(page.getByText(first)).toHaveCount(0)

    ids.push(await publish({ editor, site, title: second }))
    const both = page.getByRole('button', { name: '2 нови статии', exact: true })
    await expect(both).toBeVisible()
    await both.click()
    await expect(page.locator('main article').filter({ hasText: first })).toBeVisible()
    await expect(page.locator('main article').filter({ hasText: second })).toBeVisible()
    await expect(page.getByRole('button', { name: /нов[аи] стати/ })).toHaveCount(0)
  } finally {
    await remove({ editor, site, ids })
  }
})

test('publishing and hiding are visible at once for everyone', async ({ page, as, site }) => {
  const editor = await as('moderator')
  const title = `Веднага видима ${suffix()}`
  await page.goto('/news')
  const id = await publish({ editor, site, title })
  await page.goto('/news')
  await expect(page.locator('main article').filter({ hasText: title })).toBeVisible()
  await remove({ editor, site, ids: [id] })
  await page.goto('/news')
  await expect(page.locator('main article').filter({ hasText: title })).toHaveCount(0)
})

test('the page works without a WebSocket', async ({ page }) => {
  await page.routeWebSocket(/\/realtime\//, (socket) => socket.close())
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.goto('/news')
  await page
    .locator('main article')
    .first()
    .getByRole('link', { name: /Пълната статия/ })
    .click()
  await expect(page).toHaveURL(/\/news\/[a-z0-9-]+$/)
  expect(errors).toEqual([])
})

test('the page is the same for everyone: 304 on the second request, nothing private', async ({ as }) => {
  const member = await as('member')
  const first = await member.request.get('/news')
  expect(first.headers()['cache-control']).toBe('no-cache')
  expect(first.headers()['set-cookie']).toBeUndefined()
  expect(await first.text()).not.toContain('member@example.org')
  const again = await member.request.get('/news', { headers: { 'If-None-Match': first.headers().etag! } })
  expect(again.status()).toBe(304)
})
