import type { Page } from '@playwright/test'
import { statSync } from 'node:fs'
import { toast } from '../support/failing-form'
import { newMember } from '../support/new-member'
import { expect, test } from '../support/site'

const dialog = (page: Page) => page.getByRole('dialog')

test('editing the profile reports an empty name and shows what was saved at once', async ({
  browser,
  site,
  contextOptions,
}) => {
  const { page } = await newMember({ browser, site, contextOptions, city: 'Бон' })
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Редактирайте профила' }).click()
  const edit = page.getByRole('dialog', { name: 'Редактирайте профила' })
  await edit.getByLabel('Име и фамилия').fill('')
  await edit.getByRole('button', { name: 'Запазете' }).click()
  await expect(edit.getByText('Въведете име и фамилия.')).toBeVisible()
  await edit.getByLabel('Име и фамилия').fill('Вера Стоева')
  await edit.getByRole('textbox', { name: 'Град' }).fill('Есен')
  await edit.getByRole('button', { name: 'Запазете' }).click()
  await expect(toast(page)).toContainText('Профилът е обновен успешно')
  await expect(edit).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Вера Стоева' })).toBeVisible()
  await expect(page.getByText('Есен, Германия')).toBeVisible()
  await page.context().close()
})

test(
  'the settings change first name, last name and city, and the profile becomes complete',
  { tag: '@phone' },
  async ({ browser, site, contextOptions }) => {
    const { page } = await newMember({ browser, site, contextOptions, fullName: 'Вера' })
    await page.goto('/profile')
    await expect(page.getByText('Профилът Ви още не е попълнен')).toBeVisible()
    await page.getByRole('button', { name: 'Настройки' }).click()
    await dialog(page).getByRole('button', { name: 'Запазете' }).click()
    await expect(dialog(page).getByText('Въведете фамилия.')).toBeVisible()
    await dialog(page).getByLabel('Фамилия').fill('Тодорова')
    await dialog(page).getByRole('textbox', { name: 'Град' }).fill('Бон')
    await dialog(page).getByRole('button', { name: 'Запазете' }).click()
    await expect(toast(page)).toContainText('Профилът е актуализиран успешно!')
    await expect(page.getByRole('heading', { name: 'Вера Тодорова' })).toBeVisible()
    await expect(page.getByText('Бон, Германия')).toBeVisible()
    await expect(page.getByText('Профилът Ви още не е попълнен')).toHaveCount(0)
    await page.context().close()
  },
)

test('the data can be downloaded as an archive', async ({ browser, site, contextOptions }) => {
  const { page } = await newMember({ browser, site, contextOptions })
  await page.goto('/profile')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: /Изтеглете данните си/ }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^bulgari-v-germania-\d{4}-\d{2}-\d{2}\.zip$/)
  expect(statSync(await file.path()).size).toBeGreaterThan(100)
  await page.context().close()
})

test('the account is deleted with password and confirmation, and is gone afterwards', async ({
  browser,
  site,
  contextOptions,
}) => {
  const { page, email, password } = await newMember({ browser, site, contextOptions })
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Изтрийте профила си' }).click()
  await expect(dialog(page)).toContainText('темите и отговорите Ви във форума')
  const submit = dialog(page).getByRole('button', { name: 'Изтрийте профила' })
  await dialog(page).getByLabel('Парола', { exact: true }).fill('не-е-тази')
  await submit.click()
  await expect(dialog(page).getByRole('alert')).toHaveText('Потвърдете, че искате да изтриете профила си.')
  await dialog(page).getByLabel('Разбирам, че профилът ми се изтрива завинаги').check()
  await submit.click()
  await expect(dialog(page).getByText('Паролата не е вярна.')).toBeVisible()
  await dialog(page).getByLabel('Парола', { exact: true }).fill(password)
  await submit.click()
  await expect(page).toHaveURL(`${site.url}/`)
  await expect(toast(page)).toContainText('Профилът Ви е изтрит')
  const again = await page.request.post('/api/users/login', {
    data: { email, password },
    headers: { Origin: site.url },
  })
  expect(again.status()).toBe(401)
  await page.context().close()
})

for (const [who, panel, other] of [
  ['admin', 'Админ Панел', 'Модератор Панел'],
  ['moderator', 'Модератор Панел', 'Админ Панел'],
] as const) {
  test(`${who} sees a link only to their own panel`, async ({ as }) => {
    const page = await as(who)
    await page.goto('/profile')
    const list = page.getByRole('region', { name: 'Акаунт' })
    await expect(list.getByRole('link', { name: panel })).toBeVisible()
    await expect(list.getByRole('link', { name: other })).toHaveCount(0)
  })
}
