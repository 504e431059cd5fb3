import type { Route } from '@playwright/test'
import { newMember } from '../support/new-member'
import { expect, test } from '../support/site'

test('a member signs up from the list with two taps, however slow the network @phone', async ({
  browser,
  site,
  contextOptions,
}) => {
  const { page } = await newMember({ browser, site, contextOptions, city: 'Бон' })
  const held: Route[] = []
  await page.route('**/api/event-registrations?*', (route) => void held.push(route))
  await page.goto('/events')
  const first = page
    .locator('main article')
    .getByRole('link', { name: /^Запишете се/ })
    .first()
  await first.click()
  await expect.poll(() => held.length).toBeGreaterThan(0)
  await page.locator('#sign-up').getByRole('button', { name: 'Запишете се' }).click()
  await page.unroute('**/api/event-registrations?*')
  for (const route of held) await route.continue()
  await expect(page.getByText('Записани сте')).toBeVisible()
  await page.context().close()
})
