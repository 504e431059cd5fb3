import { breaking, failsKindly, field, toast } from '../support/failing-form'
import { itemBodies } from '../support/item-bodies'
import { newMember } from '../support/new-member'
import { openDialog } from '../support/open-dialog'
import { expect, test } from '../support/site'

const ownItems = [
  {
    kind: 'services',
    label: 'Заглавие',
    update: 'Неуспешно обновяване на услугата',
    remove: 'Неуспешно изтриване на услугата',
    confirm: 'Изтрийте услугата',
  },
  {
    kind: 'apartments',
    label: 'Заглавие',
    update: 'Неуспешно обновяване на обявата',
    remove: 'Неуспешно изтриване на обявата',
    confirm: 'Изтрийте обявата',
  },
  {
    kind: 'small-ads',
    label: 'Заглавие',
    update: 'Грешка при обновяване на обявата',
    remove: 'Грешка при изтриване на обявата',
    confirm: 'Изтрийте обявата',
  },
  {
    kind: 'events',
    label: 'Заглавие',
    update: 'Неуспешно обновяване на събитието',
    remove: 'Неуспешно изтриване на събитието',
    confirm: 'Изтрийте събитието',
  },
  {
    kind: 'stores',
    label: 'Име',
    update: 'Неуспешно обновяване на магазина',
    remove: 'Неуспешно изтриване на магазина',
    confirm: 'Изтрийте предложението',
  },
] as const

for (const { kind, label, update, remove, confirm } of ownItems) {
  test(`/${kind}: a failed update or deletion is reported, and nothing is lost`, async ({
    browser,
    site,
    contextOptions,
  }) => {
    const { page } = await newMember({ browser, site, contextOptions, city: 'Бон' })
    const headers = { Origin: site.url }
    const made = await page.request.post(`/api/${kind}`, { data: itemBodies[kind], headers })
    expect(made.status()).toBe(201)
    const { doc } = (await made.json()) as { doc: { id: string } }
    const path = `**/api/${kind}/${doc.id}`
    await page.goto('/dashboard')
    const row = page.getByRole('main').locator('section > ul > li')
    const form = await openDialog(row.getByRole('button', { name: 'Редактирайте' }))
    await field(form, label).fill('Поправено')
    await failsKindly({
      page,
      dialog: form,
      button: 'Запазете',
      method: 'PATCH',
      path,
      sentence: update,
      typed: [label, 'Поправено'],
      isRepeated: true,
    })

    await row.getByRole('button', { name: 'Изтрийте' }).click()
    const call = await breaking(page, 'DELETE', path)
    const sure = page.getByRole('dialog').getByRole('button', { name: confirm })
    await sure.dblclick()
    await expect.poll(call.calls).toBe(1)
    call.release()
    await expect(toast(page)).toContainText(`${remove}. Възникна грешка. Опитайте отново.`)
    expect(call.calls()).toBe(1)
    await expect(sure).toBeVisible()
    await expect(row).toHaveCount(1)
    await page.context().close()
  })
}
