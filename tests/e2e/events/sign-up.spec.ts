import { newMember } from '../support/new-member'
import { expect, test } from '../support/site'

test('a member signs up from the list with two taps @phone', async ({ browser, site, contextOptions }) => {
  const { page } = await newMember({ browser, site, contextOptions, city: 'Бон' })
  await page.goto('/events')
  const first = page
    .locator('main article')
    .getByRole('link', { name: /^Запишете се/ })
    .first()
  await first.click()
  await page.locator('#sign-up').getByRole('button', { name: 'Запишете се' }).click()
  await expect(page.getByText('Записани сте')).toBeVisible()
  await page.context().close()
})
