import type { Page } from '@playwright/test'
import { lists } from '../support/screens'
import { expect, test } from '../support/site'

/** The embassies fit on one page. */
const paged = lists.filter((list) => list !== '/embassies')

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a page after the last is 404 instead of an empty list', async ({ page, request }) => {
    for (const list of [...paged, '/news', '/search']) {
      const [first, separator] = list === '/search' ? [`${list}?q=lekar`, '&'] : [list, '?']
      expect((await request.get(first)).status(), list).toBe(200)
      expect((await page.goto(`${first}${separator}page=999`))?.status(), list).toBe(404)
      await expect(page.getByText('Oops! Page not found'), list).toBeVisible()
      await expect(page.getByText(/Все още няма|Няма налични/), list).toHaveCount(0)
    }
  })
})

test('a search without results has no second page either', async ({ request }) => {
  const query = 'q=няматакавадума'
  for (const list of paged) {
    expect((await request.get(`${list}?${query}`)).status(), list).toBe(200)
    expect((await request.get(`${list}?${query}&page=2`)).status(), list).toBe(404)
  }
})

/** Waits for hydration and for all requests. */
async function open(page: Page, address: string) {
  await Promise.all([page.waitForResponse('**/api/me'), page.goto(address)])
  await page.waitForLoadState('networkidle')
}

/** Holds navigation requests until the returned function is called. */
async function holdSteps(page: Page) {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*', async (route) => {
    if (route.request().headers().rsc) await released
    await route.continue()
  })
  return release
}

test('while the next page loads, the link shows it and nothing shifts', async ({ page }) => {
  await open(page, '/services')
  const cards = page.getByRole('list', { name: 'Услуги' }).getByRole('article')
  const more = page.getByRole('link', { name: 'Покажете още 24' })
  await more.scrollIntoViewIfNeeded()
  const before = await more.boundingBox()
  const release = await holdSteps(page)
  await more.click()
  await expect(more).toHaveAttribute('aria-busy', 'true')
  await expect(page.locator('.link-pending')).toBeVisible()
  expect(await more.boundingBox()).toEqual(before)
  release()
  await expect.poll(() => cards.count()).toBeGreaterThan(24)
  await expect(page.locator('.link-pending')).toHaveCount(0)
})

test('while another list loads, the current one is marked busy and does not shift', async ({ page }) => {
  await open(page, '/services')
  const list = page.getByRole('list', { name: 'Услуги' })
  const before = await list.boundingBox()
  const release = await holdSteps(page)
  await page.getByLabel('Категория').selectOption('Транспорт')
  await expect(list).toHaveAttribute('aria-busy', 'true')
  expect(await list.boundingBox()).toEqual(before)
  release()
  await expect(page).toHaveURL(/category=/)
  await expect(list).not.toHaveAttribute('aria-busy')
})

test('a pressed tab marks the list as busy too', async ({ page }) => {
  await open(page, '/contacts')
  const list = page.getByRole('list', { name: 'Контакти', exact: true })
  const tab = page.getByRole('navigation', { name: 'Вид контакти' }).getByRole('link', { name: 'Адвокати' })
  const release = await holdSteps(page)
  await tab.click()
  await expect(tab).toHaveAttribute('aria-busy', 'true')
  await expect(list).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(tab).toHaveAttribute('aria-current', 'true')
  await expect(list).not.toHaveAttribute('aria-busy')
})
