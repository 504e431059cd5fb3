import { newMember } from '../support/new-member'
import { expect, test } from '../support/site'

test('a member signs up from the list with two taps, however slow the network @phone', async ({
  browser,
  site,
  contextOptions,
}) => {
  const { page } = await newMember({ browser, site, contextOptions, city: 'Бон' })
  let press = () => {}
  const pressed = new Promise<void>((resolve) => (press = resolve))
  const asked = page.waitForRequest('**/api/event-registrations?*')
  await page.route('**/api/event-registrations?*', async (route) => {
    await pressed
    await route.continue()
  })
  await page.goto('/events')
  const first = page
    .locator('main article')
    .getByRole('link', { name: /^Запишете се/ })
    .first()
  await first.click()
  await asked
  await page.locator('#sign-up').getByRole('button', { name: 'Запишете се' }).click()
  press()
  await expect(page.getByText('Записани сте')).toBeVisible()
  await page.context().close()
})
