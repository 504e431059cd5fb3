import { newMember } from '../support/new-member'
import { firstItem } from '../support/screens'
import { expect, test } from '../support/site'

const reasons = [
  ['/events', ['Измама', 'Невярна информация', 'Няма да се състои', 'Спам', 'Други']],
  ['/stores', ['Грешен телефон или адрес', 'Вече не работи', 'Невярна информация', 'Други']],
  ['/documents', ['Остаряла версия', 'Файлът не се отваря', 'Нарушава авторски права', 'Други']],
] as const

for (const [list, expected] of reasons) {
  test(`a report from ${list} has its own reasons and is sent`, async ({
    browser,
    request,
    site,
    contextOptions,
  }) => {
    const { page } = await newMember({ browser, site, contextOptions })
    await page.goto(firstItem(list, await (await request.get(list)).text()))
    await page.getByRole('button', { name: 'Подайте доклад', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Доклад за нередност' })
    await expect(dialog.getByRole('radio')).toHaveCount(expected.length)
    for (const reason of expected) await expect(dialog.getByRole('radio', { name: reason })).toBeVisible()
    await dialog.getByRole('radio', { name: expected[1] }).check()
    await dialog.getByRole('button', { name: 'Изпратете доклада' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('region', { name: 'Кратки известия' })).toContainText('Докладът е изпратен.')
    await page.context().close()
  })
}
