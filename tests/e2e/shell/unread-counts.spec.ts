import type { Page } from '@playwright/test'
import { expect, test } from '../support/site'

async function withUnread(page: Page, unread: { notifications: number; feed: number }) {
  await page.route('**/api/me', async (route) => {
    const answer = await route.fetch()
    const known = (await answer.json()) as object
    await route.fulfill({ response: answer, json: { ...known, unread } })
  })
}

test('unread counts are in the tab title and on the icon, up to 99 and then 99+', async ({ as }) => {
  const page = await as('member')
  await page.addInitScript(() => {
    navigator.setAppBadge = (count) => {
      Object.assign(window, { badge: count })
      return Promise.resolve()
    }
  })
  await withUnread(page, { notifications: 4, feed: 0 })
  await page.goto('/')
  await expect(page).toHaveTitle(/^\(4\) Българи в Германия: /)
  expect(await page.evaluate(() => (window as unknown as { badge: number }).badge)).toBe(4)
  await page.locator('footer').getByRole('link', { name: 'Новини' }).click()
  await expect(page).toHaveURL(/\/news$/)
  await expect(page).toHaveTitle(/^\(4\) Новини/)
  await withUnread(page, { notifications: 120, feed: 0 })
  await page.reload()
  await expect(page).toHaveTitle(/^\(99\+\) Новини/)
})

test('a visitor has no counts in the title or the menu', async ({ page }) => {
  await Promise.all([page.waitForResponse('**/api/me'), page.goto('/')])
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveTitle(/^Българи в Германия: /)
  await expect(page.getByText('непрочетен')).toHaveCount(0)
})

test(
  'the feed link shows the number of new posts, also in words',
  { tag: '@phone' },
  async ({ as, isMobile }) => {
    const page = await as('member')
    await withUnread(page, { notifications: 0, feed: 104 })
    await page.goto('/')
    const nav = page.getByRole('navigation', { name: isMobile ? 'Бърза навигация' : 'Основна навигация' })
    const link = nav.getByRole('link', { name: 'Въпроси 104 непрочетени публикации' })
    await expect(link).toContainText('99+')
  },
)

test('the saved items link shows how many a visitor has saved', { tag: '@phone-only' }, async ({ page }) => {
  await page.addInitScript(() => {
    const saved = ['a', 'b', 'c'].map((id) => ({ id, kind: 'contacts', title: id, url: '/contacts' }))
    localStorage.setItem('balgari_favorites', JSON.stringify(saved))
  })
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Запазени 3 запазени' })).toBeVisible()
})
