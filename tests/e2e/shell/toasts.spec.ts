import type { Page } from '@playwright/test'
import { expect, test } from '../support/site'

/** Leaves a message for the next page, as signing out does. */
async function openWith(page: Page, message: { tone: 'ok' | 'bad'; title: string; text: string }) {
  await page.clock.install()
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.evaluate((kept) => sessionStorage.setItem('toast', JSON.stringify(kept)), message)
  // On a slow machine the toast could disappear before the load event.
  await page.reload({ waitUntil: 'commit' })
}

const good = { tone: 'ok', title: 'Успешно излязохте', text: 'До скоро!' } as const
const bad = { tone: 'bad', title: 'Грешка', text: 'Възникна проблем при излизането' } as const
const card = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Кратки известия' }).getByText(title, { exact: true })

test('a success stays for 3 seconds, an error for 5', async ({ page }) => {
  await openWith(page, good)
  await expect(card(page, good.title)).toBeVisible()
  await page.clock.fastForward(3000)
  await expect(card(page, good.title)).toHaveCount(0)

  await openWith(page, bad)
  await expect(card(page, bad.title)).toBeVisible()
  await page.clock.fastForward(3000)
  await expect(card(page, bad.title)).toBeVisible()
  await page.clock.fastForward(2000)
  await expect(card(page, bad.title)).toHaveCount(0)
})

test('stays under the pointer and the focus, and closes with its button', async ({ page }) => {
  await openWith(page, good)
  await card(page, good.title).hover()
  await page.clock.fastForward(60_000)
  await expect(card(page, good.title)).toBeVisible()
  const close = page.getByRole('button', { name: 'Затворете' })
  await close.focus()
  await page.mouse.move(10, 10)
  await page.clock.fastForward(60_000)
  await expect(card(page, good.title)).toBeVisible()
  await close.press('Enter')
  await expect(card(page, good.title)).toHaveCount(0)
})

test('is announced to screen readers: a success politely, an error at once', async ({ page }) => {
  await openWith(page, good)
  await expect(page.getByRole('status').filter({ hasText: 'Успешно излязохте. До скоро!' })).toHaveCount(1)
  await openWith(page, bad)
  await expect(page.getByRole('alert').filter({ hasText: bad.text })).toHaveCount(1)
})
