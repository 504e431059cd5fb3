import type { Page } from '@playwright/test'
import { expect, test } from '../support/site'

/** A message that an earlier page has left for this one, as signing out does. */
async function openWith(page: Page, message: { tone: 'ok' | 'bad'; title: string; text: string }) {
  await page.clock.install()
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.evaluate((kept) => sessionStorage.setItem('toast', JSON.stringify(kept)), message)
  // The message may be gone again before a busy machine has loaded everything.
  await page.reload({ waitUntil: 'commit' })
}

const good = { tone: 'ok', title: 'Успешно излязохте', text: 'До скоро!' } as const
const bad = { tone: 'bad', title: 'Грешка', text: 'Възникна проблем при излизането' } as const
const card = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Кратки известия' }).getByText(title, { exact: true })

test('успехът стои 3 секунди, грешката 5', async ({ page }) => {
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

test('не изчезва под показалеца и под фокуса, затваря се с бутона', async ({ page }) => {
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

test('съобщението се чува: успехът спокойно, грешката веднага', async ({ page }) => {
  await openWith(page, good)
  await expect(page.getByRole('status').filter({ hasText: 'Успешно излязохте. До скоро!' })).toHaveCount(1)
  await openWith(page, bad)
  await expect(page.getByRole('alert').filter({ hasText: bad.text })).toHaveCount(1)
})
