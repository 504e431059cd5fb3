import { breaking, failsKindly, field, inDays, toast } from './support/failing-form'
import { newMember } from './support/new-member'
import { expect, test } from './support/site'

const ownItems = [
  {
    kind: 'services',
    data: {
      title: 'Уроци по немски',
      description: 'За начинаещи.',
      category: 'Образование',
      provider: 'Вера Тодорова',
      contact: '0170 1234567',
      price: '22 €',
    },
    label: 'Заглавие',
    update: 'Неуспешно обновяване на услугата',
    remove: 'Неуспешно изтриване на услугата',
    confirm: 'Изтрийте услугата',
  },
  {
    kind: 'apartments',
    data: {
      adType: 'offer',
      title: 'Светла двустайна',
      description: 'Втори етаж, асансьор.',
      price: 740,
      city: 'Аугсбург',
      address: 'Lechhausen',
      rooms: 2,
      contact: 'Вера Тодорова',
      phone: '+49 821 5550499',
    },
    label: 'Заглавие',
    update: 'Неуспешно обновяване на обявата',
    remove: 'Неуспешно изтриване на обявата',
    confirm: 'Изтрийте обявата',
  },
  {
    kind: 'small-ads',
    data: {
      authorName: 'Вера Тодорова',
      title: 'Детско колело',
      category: 'Продажба',
      description: 'Запазено.',
      city: 'Бон',
      contact: '0170 1234567',
    },
    label: 'Заглавие',
    update: 'Грешка при обновяване на обявата',
    remove: 'Грешка при изтриване на обявата',
    confirm: 'Изтрийте обявата',
  },
  {
    kind: 'events',
    data: {
      title: 'Вечер на песента',
      description: 'Пеем заедно.',
      date: inDays(3),
      city: 'Бон',
      address: 'Am Hof 1',
      category: 'Cultural',
      organizer: 'Хор „Дунав“',
      contact: 'dunav@example.org',
    },
    label: 'Заглавие',
    update: 'Неуспешно обновяване на събитието',
    remove: 'Неуспешно изтриване на събитието',
    confirm: 'Изтрийте събитието',
  },
  {
    kind: 'stores',
    data: {
      name: 'Пекарна „Слънце“',
      type: 'Пекарна',
      category: 'Банички',
      address: 'Hauptstraße 1',
      city: 'Бон',
      phone: '+49 228 5550000',
      hours: 'Пн–Сб 7–18',
    },
    label: 'Име',
    update: 'Неуспешно обновяване на магазина',
    remove: 'Неуспешно изтриване на магазина',
    confirm: 'Изтрийте предложението',
  },
] as const

for (const { kind, data, label, update, remove, confirm } of ownItems) {
  test(`/${kind}: „${update}“, „${remove}“, а нищо не се губи`, async ({ browser, site, contextOptions }) => {
    const { page } = await newMember({ browser, site, contextOptions, city: 'Бон' })
    const headers = { Origin: site.url }
    const made = await page.request.post(`/api/${kind}`, { data, headers })
    expect(made.status()).toBe(201)
    const { doc } = (await made.json()) as { doc: { id: string } }
    const path = `**/api/${kind}/${doc.id}`
    await page.goto('/dashboard')
    const row = page.getByRole('main').locator('section > ul > li')
    await row.getByRole('button', { name: 'Редактирайте' }).click()
    const form = page.getByRole('dialog')
    await field(form, label).fill('Поправено')
    await failsKindly({
      page,
      dialog: form,
      button: 'Запазете',
      method: 'PATCH',
      path,
      sentence: update,
      typed: [label, 'Поправено'],
    })
    page.once('dialog', (asked) => void asked.accept())
    await form.getByRole('button', { name: 'Отказ' }).click()
    await expect(form).toBeHidden()

    await row.getByRole('button', { name: 'Изтрийте' }).click()
    const call = await breaking(page, 'DELETE', path)
    const sure = page.getByRole('dialog').getByRole('button', { name: confirm })
    await sure.dblclick()
    await expect.poll(call.calls).toBe(1)
    call.letGo()
    await expect(toast(page)).toContainText(`${remove}. Възникна грешка. Опитайте отново.`)
    expect(call.calls()).toBe(1)
    await expect(sure).toBeVisible()
    await expect(row).toHaveCount(1)
    await page.context().close()
  })
}
