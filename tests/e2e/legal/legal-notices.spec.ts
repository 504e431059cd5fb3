import type { Page } from '@playwright/test'
import { newMember } from '../support/new-member'
import { firstItem } from '../support/screens'
import { expect, test } from '../support/site'

const submit = (page: Page) => page.getByRole('button', { name: 'Изпратете сигнала' })

async function fillIn(page: Page) {
  await page.getByLabel('Защо е незаконно').fill('Предлага фалшиви документи.')
  await page.getByLabel('Име', { exact: true }).fill('Диана Колева')
  await page.getByLabel('Имейл', { exact: true }).fill('diana@example.org')
  await page.getByLabel(/^Добросъвестно вярвам/).check()
}

test('anyone can send a notice from the footer and gets a case number', async ({ page, site }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Сигнал за незаконно съдържание' }).click()
  await expect(page.getByRole('heading', { name: 'Сигнал за незаконно съдържание' })).toBeInViewport()
  await page.getByLabel('Точен адрес на съдържанието').fill(`${site.url}/small-ads`)
  await fillIn(page)
  await submit(page).click()
  const receipt = page.getByRole('status').filter({ hasText: 'Сигналът е получен' })
  await expect(receipt).toContainText(/Номер на сигнала: \d{4}-[2-9A-Z]{4}-[2-9A-Z]{4}/)
  await expect(receipt).toContainText('diana@example.org')
})

test('the link on a post fills in its address', async ({ page, site }) => {
  await page.goto('/legal?about=/small-ads/x#signal')
  await expect(page.getByLabel('Точен адрес на съдържанието')).toHaveValue(`${site.url}/small-ads/x`)
})

test('on the page of an ad a visitor reaches a notice with its address, and a member has a report button', async ({
  page,
  request,
  browser,
  site,
  contextOptions,
}) => {
  const link = (target: Page) =>
    target.locator('main').getByRole('link', { name: 'Сигнал за незаконно съдържание' })
  const path = firstItem('/small-ads', await (await request.get('/small-ads')).text())
  await page.goto(path)
  await link(page).click()
  await expect(page).toHaveURL(/\/legal\?about=.+#signal$/)
  await expect(page.getByLabel('Точен адрес на съдържанието')).toHaveValue(`${site.url}${path}`)

  const { page: member } = await newMember({ browser, site, contextOptions, city: 'Дортмунд' })
  await member.goto(path)
  await expect(member.getByRole('button', { name: 'Подайте доклад', exact: true })).toBeVisible()
  await expect(link(member)).toBeHidden()
  await member.context().close()
})

test('errors are shown at their fields', async ({ page }) => {
  await page.goto('/legal#signal')
  await submit(page).click()
  await expect(page.getByText('Попълнете това поле.')).toHaveCount(4)
  await expect(page.getByText('Потвърдете, че сведенията са верни и пълни.')).toBeVisible()
  await expect(page.getByLabel('Точен адрес на съдържанието')).toBeFocused()
  await page.getByLabel('Точен адрес на съдържанието').fill('не е адрес')
  await submit(page).click()
  await expect(page.getByText('Въведете пълния адрес на страницата, например https://…')).toBeVisible()
})

for (const [name, answer, sentence] of [
  [
    'without a connection',
    'abort',
    'Няма връзка със сървъра. Проверете интернета и опитайте отново. Написаното е запазено.',
  ],
  ['after too many notices', 429, 'Твърде много опити. Опитайте отново след 5 минути.'],
] as const) {
  test(`${name} the typed values are kept and the reason is shown`, async ({ page }) => {
    await page.route('**/api/notices', (route) =>
      answer === 'abort'
        ? route.abort()
        : route.fulfill({ status: answer, json: { errors: [{ message: sentence }] } }),
    )
    await page.goto('/legal?about=/small-ads/x#signal')
    await fillIn(page)
    await submit(page).click()
    await expect(page.getByText(sentence)).toBeVisible()
    await expect(page.getByLabel('Защо е незаконно')).toHaveValue('Предлага фалшиви документи.')
    await expect(page.getByLabel(/^Добросъвестно вярвам/)).toBeChecked()
    await expect(submit(page)).toBeEnabled()
  })
}

test('a second click does not send a second notice', async ({ page }) => {
  let sent = 0
  await page.route('**/api/notices', async (route) => {
    sent += 1
    await route.continue()
  })
  await page.goto('/legal?about=/small-ads/x#signal')
  await fillIn(page)
  await submit(page).dblclick()
  await expect(page.getByText('Сигналът е получен')).toBeVisible()
  expect(sent).toBe(1)
})
