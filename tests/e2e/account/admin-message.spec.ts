import type { Page } from '@playwright/test'
import { toast } from '../support/failing-form'
import { newMember } from '../support/new-member'
import { expect, test } from '../support/site'

const dialog = (page: Page) => page.getByRole('dialog')
const tile = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Моите публикации' }).getByRole('article').filter({ hasText: name })

test.describe('message to the administrators', () => {
  test('an incomplete profile is asked for what is missing, and the message follows', async ({
    browser,
    site,
    contextOptions,
  }) => {
    const { page } = await newMember({ browser, site, contextOptions })
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Напишете съобщение' }).click()
    await expect(dialog(page)).toContainText(
      'Непопълнен профил: трябва да попълните всички полета в профила си, за да изпратите съобщение.',
    )
    await dialog(page).getByLabel('Град', { exact: true }).fill('Есен')
    await dialog(page).getByRole('button', { name: 'Запазете и продължете' }).click()
    await expect(dialog(page).getByLabel('Вид запитване')).toBeVisible()
    await page.context().close()
  })

  test('is sent, and the reply is shown at once in the open history', async ({
    browser,
    site,
    contextOptions,
    as,
  }) => {
    const { page, email } = await newMember({ browser, site, contextOptions, city: 'Есен' })
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Напишете съобщение' }).click()
    await dialog(page).getByRole('button', { name: 'Изпратете съобщението' }).click()
    await expect(dialog(page).getByText('Моля, попълнете всички полета.')).toBeVisible()
    await dialog(page).getByLabel('Вид запитване').selectOption('Повишаване на правата')
    await dialog(page).getByLabel('Съобщение').fill('Искам да помагам с новините.')
    await dialog(page).getByRole('button', { name: 'Изпратете съобщението' }).click()
    await expect(toast(page)).toContainText('Успешно изпратено!')
    await page.getByRole('button', { name: 'Вашите съобщения' }).click()
    await expect(dialog(page)).toContainText('Още не е прочетено')
    const admin = await as('admin')
    const found = await admin.request.get(`/api/admin-messages?where[email][equals]=${email}`)
    const [message] = ((await found.json()) as { docs: { id: string }[] }).docs
    await admin.request.post(`/api/admin-messages/${message!.id}/reply`, {
      data: { text: 'Благодарим, пишем Ви утре.' },
      headers: { Origin: site.url },
    })
    await expect(dialog(page)).toContainText('Благодарим, пишем Ви утре.')
    await page.keyboard.press('Escape')
    await expect(tile(page, 'Съобщение до администратора')).toContainText('Отговорено')
    await page.context().close()
  })
})
