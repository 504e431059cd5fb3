import type { Page } from '@playwright/test'
import { lists } from '../support/screens'
import { expect, test } from '../support/site'

/** Every list but the embassies, who are few. */
const paged = lists.filter((list) => list !== '/embassies')

test.describe('без JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('страница след последната не казва „няма“, а е 404', async ({ page, request }) => {
    for (const list of [...paged, '/news', '/search']) {
      const [first, separator] = list === '/search' ? [`${list}?q=lekar`, '&'] : [list, '?']
      expect((await request.get(first)).status(), list).toBe(200)
      expect((await page.goto(`${first}${separator}page=999`))?.status(), list).toBe(404)
      await expect(page.getByText('Oops! Page not found'), list).toBeVisible()
      await expect(page.getByText(/Все още няма|Няма налични/), list).toHaveCount(0)
    }
  })
})

test('и при търсене без резултати втора страница няма', async ({ request }) => {
  const query = 'q=няматакавадума'
  for (const list of paged) {
    expect((await request.get(`${list}?${query}`)).status(), list).toBe(200)
    expect((await request.get(`${list}?${query}&page=2`)).status(), list).toBe(404)
  }
})

/** The page listens to clicks, and nothing that it asked for is still on its way. */
async function open(page: Page, address: string) {
  await Promise.all([page.waitForResponse('**/api/me'), page.goto(address)])
  await page.waitForLoadState('networkidle')
}

/** As on a slow network: steps inside the site are answered only after the returned function is called. */
async function holdSteps(page: Page) {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*', async (route) => {
    if (route.request().headers().rsc) await released
    await route.continue()
  })
  return release
}

test('докато идва следващата страница, връзката го показва и нищо не се мести', async ({ page }) => {
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

test('докато идва друг списък, досегашният казва, че е зает, и не се мести', async ({ page }) => {
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

test('и разделът, който е натиснат, казва на списъка, че идва друг', async ({ page }) => {
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
