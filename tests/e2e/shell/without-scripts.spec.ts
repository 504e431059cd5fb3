import { deferred } from '#database/connection/deferred'
import { expect, test } from '../support/site'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor can sign in, and what needs scripts keeps no room', async ({ page }) => {
    await page.goto('/services')
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: 'Вход' })).toBeVisible()
    for (const name of ['Тъмен режим', /^Добавете в любими/]) {
      expect(await page.getByRole('button', { name, includeHidden: true }).first().boundingBox()).toBeNull()
    }
  })

  test('pages can be read and searched, and sign-in can be reached', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/news')
    await page.getByRole('searchbox').fill('Kindergeld')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/news\?q=Kindergeld/)
    await expect(page.getByRole('link', { name: /Kindergeld/ }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Вход' }).first()).toBeVisible()
  })
})

test('a press before the scripts have loaded takes effect once they have', async ({ page }) => {
  const scripts = deferred<void>()
  await page.route('**/_next/static/**/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const dark = page.getByRole('banner').getByRole('button', { name: 'Тъмен режим' })
  await dark.click()
  await expect(dark).toHaveAttribute('aria-pressed', 'false')
  scripts.resolve()
  await expect(dark).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
