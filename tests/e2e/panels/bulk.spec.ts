import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/site'
import { watch } from '../support/watch'

test('all rows of a filter are edited and deleted with their progress, and downloaded before', async ({
  as,
  site,
}) => {
  const page = await as('admin')
  const headers = { Origin: site.url }
  const admin = page.context().request
  for (let number = 0; number < 12; number += 1) {
    const data = { name: `Групов контакт ${number}`, city: 'Трир', category: 'doctor' }
    await admin.post('/api/contacts', { data, headers })
  }
  const problems = watch(page, site.url, { badFrom: 400 })
  await page.goto('/admin/collections/contacts?limit=5&where[or][0][and][0][city][equals]=Трир')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Изтеглете CSV' }).click(),
  ])
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(13)

  const selectAll = page.locator('thead input[type=checkbox]')
  await selectAll.check()
  await expect(page.getByText('Избрани са 5 записа')).toBeVisible()
  await page.getByRole('button', { name: 'Изберете всички 12' }).click()
  await page.getByRole('button', { name: 'Редактирайте', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Редактирайте 12 записа' })
  await dialog.getByLabel('Поле').selectOption({ label: 'Специалност' })
  await dialog.getByLabel('Нова стойност').fill('Хирург')
  await dialog.getByRole('button', { name: 'Редактирайте' }).click()
  await expect(dialog.getByRole('status')).toHaveText('Готово. Готови са 12 записа.')
  await dialog.getByRole('button', { name: 'Затворете' }).click()
  await expect(page.locator('tbody')).toContainText('Хирург')

  await selectAll.check()
  await page.getByRole('button', { name: 'Изтрийте', exact: true }).click()
  const sure = page.getByRole('dialog', { name: 'Изтрийте 5 записа' })
  await expect(sure).toContainText(
    'Сигурни ли сте, че искате да изтриете 5 записа? Това действие не може да бъде отменено.',
  )
  await sure.getByRole('button', { name: 'Изтрийте' }).click()
  await expect(sure.getByRole('status')).toHaveText('Готово. Готови са 5 записа.')
  await sure.getByRole('button', { name: 'Затворете' }).click()
  await expect(page.locator('.page-controls__page-info, .collection-list__page-info')).toContainText('7')
  expect(problems).toEqual([])
})
