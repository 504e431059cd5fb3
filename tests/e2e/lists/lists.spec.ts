import type { Page } from '@playwright/test'
import { lists } from '../support/screens'
import { expect, test } from '../support/site'

test(
  'on the phone filters wait behind a button with their number, and the first result is on the first screen',
  { tag: '@phone-only' },
  async ({ page }) => {
    const filtered = ['/apartments?price=1500&rooms=2', '/services?q=prevod', '/small-ads?q=kola']
    for (const list of [...lists, ...filtered]) {
      await page.goto(list)
      const { y } = (await page.locator('[data-list] > li').first().boundingBox())!
      const bar = page.getByRole('navigation', { name: 'Бърза навигация' })
      expect(y + 44, list).toBeLessThan((await bar.boundingBox())!.y)
      const { width } = (await page.getByRole('searchbox').boundingBox())!
      expect(width, list).toBeGreaterThanOrEqual(220)
    }
    await page.goto('/apartments?price=1500&rooms=2')
    await expect(page.getByLabel('Стаи')).toBeHidden()
    await page.getByRole('link', { name: '2 стаи' }).click()
    await expect(page).toHaveURL('/apartments?price=1500')
    await expect(page.getByText('Филтри (1)')).toBeVisible()
    await page.getByRole('search').getByRole('link', { name: 'Изчистете' }).click()
    await expect(page).toHaveURL('/apartments')
  },
)

test(
  'on the phone the filters open in a sheet, which counts while it is open and applies at the end',
  { tag: '@phone-only' },
  async ({ page }) => {
    await open(page, '/apartments?rooms=2')
    const button = page.locator('summary').filter({ hasText: /^Филтри/ })
    const sheet = page.getByRole('dialog', { name: 'Филтри' })
    const rooms = (name: string) => sheet.getByRole('group', { name: 'Стаи' }).getByRole('radio', { name })
    const show = sheet.locator('button[type=submit]')
    const wordsOf = async (query: string) =>
      `Покажете ${(await (await page.request.get(`/counts/apartments${query}`)).json()).words}`

    await button.click()
    await expect(rooms('2')).toBeChecked()
    await expect(show).toHaveText(await wordsOf('?rooms=2'))
    await rooms('Без значение').check()
    await expect(show).toHaveText(await wordsOf(''))
    await expect(sheet.getByRole('status')).toHaveText(/^\d+ обяв/)
    await sheet.getByLabel('Наем до').fill('1')
    await expect(show).toHaveText('Няма такива')
    await expect(show).toBeDisabled()
    await page.goBack()
    await expect(sheet).toBeHidden()
    await expect(button).toBeFocused()
    await expect(page).toHaveURL('/apartments?rooms=2')

    await button.press('Enter')
    await expect(rooms('2')).toBeChecked()
    await sheet.getByRole('button', { name: 'Изчистете' }).click()
    await sheet.getByRole('switch', { name: 'С домашни любимци' }).check()
    await expect(show).toHaveText(await wordsOf('?pets=yes'))
    await show.click()
    await expect(page).toHaveURL('/apartments?pets=yes')
    await expect(page.getByText('Филтри (1)')).toBeVisible()

    await page.route('**/counts/**', (route) => route.abort())
    await button.click()
    await rooms('1').check()
    await expect(show).toHaveText('Покажете обявите')
    await show.click()
    await expect(page).toHaveURL('/apartments?rooms=1&pets=yes')
  },
)

/** The embassies fit on one page. */
const paged = lists.filter((list) => list !== '/embassies')

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('filters wait behind a button on the phone', { tag: '@phone-only' }, async ({ page }) => {
    await page.goto('/services?category=Транспорт&city=berlin')
    await page.getByText('Филтри (2)').click()
    await page.getByLabel('Категория').selectOption({ label: 'Всички' })
    await page.getByRole('button', { name: 'Търсете' }).click()
    await expect(page).toHaveURL(/category=&city=berlin/)
    await expect(page.getByText('Филтри (1)')).toBeVisible()
  })

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
  await expect(cards.nth(24).getByRole('heading').getByRole('link')).toBeFocused()
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
