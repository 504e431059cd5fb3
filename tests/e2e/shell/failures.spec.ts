import { failsKindly, field } from '../support/failing-form'
import { inDays } from '../support/item-bodies'
import { newMember } from '../support/new-member'
import { expect, test } from '../support/site'

type NewItem = {
  list: string
  add: string
  title: string
  button: string
  sentence: string
  typed: readonly (readonly [string, string])[]
  chosen?: readonly (readonly [string, string])[]
}

const newItems: NewItem[] = [
  {
    list: '/services',
    add: 'Добавете услуга',
    title: 'Нова услуга',
    button: 'Изпратете за одобрение',
    sentence: 'Неуспешно създаване на услугата',
    typed: [
      ['Заглавие', 'Уроци по немски'],
      ['Описание', 'За начинаещи.'],
      ['Контакт', '0170 1234567'],
      ['Цена', '22 €'],
    ],
    chosen: [['Категория', 'Образование']],
  },
  {
    list: '/apartments',
    add: 'Добавете обява',
    title: 'Нова обява за квартира',
    button: 'Изпратете за одобрение',
    sentence: 'Неуспешно създаване на обявата',
    typed: [
      ['Заглавие', 'Светла двустайна'],
      ['Описание', 'Втори етаж, асансьор.'],
      ['Град', 'Аугсбург'],
      ['Адрес', 'Lechhausen'],
      ['Наем в евро на месец', '740'],
      ['Стаи', '2'],
      ['Телефон', '+49 821 5550499'],
    ],
  },
  {
    list: '/small-ads',
    add: 'Нова обява',
    title: 'Нова обява',
    button: 'Публикувайте',
    sentence: 'Грешка при създаване на обявата',
    typed: [
      ['Заглавие', 'Детско колело'],
      ['Описание', 'Запазено.'],
      ['Контакт', '0170 1234567'],
    ],
    chosen: [['Категория', 'Продажба']],
  },
  {
    list: '/events',
    add: 'Добавете събитие',
    title: 'Ново събитие',
    button: 'Публикувайте',
    sentence: 'Неуспешно създаване на събитието',
    typed: [
      ['Заглавие', 'Вечер на песента'],
      ['Описание', 'Пеем заедно.'],
      ['Начало', inDays(3).slice(0, 16)],
      ['Град', 'Бон'],
      ['Адрес', 'Am Hof 1'],
      ['Организатор', 'Хор „Дунав“'],
      ['Контакт', '0170 5550000'],
    ],
  },
  {
    list: '/stores',
    add: 'Предложете магазин или ресторант',
    title: 'Предложение за магазин или ресторант',
    button: 'Изпратете предложението',
    sentence: 'Неуспешно създаване на заявката',
    typed: [
      ['Име', 'Пекарна „Слънце“'],
      ['Категория', 'Банички'],
      ['Адрес', 'Hauptstraße 1'],
      ['Град', 'Бон'],
      ['Телефон', '+49 228 5550000'],
      ['Работно време', 'Пн–Сб 7–18'],
    ],
    chosen: [['Вид', 'Пекарна']],
  },
]

for (const { list, add, title, button, sentence, typed, chosen = [] } of newItems) {
  test(`${list}: a failed submission is reported, and the form stays filled`, async ({
    browser,
    site,
    contextOptions,
  }) => {
    const { page } = await newMember({ browser, site, contextOptions, city: 'Бон' })
    await page.goto(list)
    // The button is busy until the viewer is known.
    await page.locator('button:not([aria-busy])', { hasText: add }).first().click()
    const dialog = page.getByRole('dialog', { name: title })
    for (const [label, option] of chosen) await field(dialog, label).selectOption(option)
    for (const [label, value] of typed) await field(dialog, label).fill(value)
    const path = `**/api${list}`
    await failsKindly({
      page,
      dialog,
      button,
      method: 'POST',
      path,
      sentence,
      typed: typed[0]!,
      isRepeated: true,
    })
    await page.context().close()
  })
}

test('/documents: a failed upload is reported, and the form stays filled', async ({
  browser,
  site,
  contextOptions,
}) => {
  const { page } = await newMember({ browser, site, contextOptions, city: 'Бон' })
  await page.goto('/documents')
  await page.locator('button:not([aria-busy])', { hasText: 'Качете документ' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Качване на документ' })
  const buffer = Buffer.from('Списък за децата')
  await dialog
    .getByLabel('Файл', { exact: true })
    .setInputFiles({ name: 'spisak.txt', mimeType: 'text/plain', buffer })
  await dialog.getByLabel('Име на документа').fill('Списък за децата')
  await failsKindly({
    page,
    dialog,
    button: 'Качете',
    method: 'POST',
    path: '**/api/documents',
    sentence: 'Неуспешно качване на документа',
    typed: ['Име на документа', 'Списък за децата'],
  })
  await expect(dialog).toContainText('spisak.txt')
  await page.context().close()
})

test('report: a failed submission is reported, and the typed values are kept', async ({
  browser,
  site,
  contextOptions,
}) => {
  const { page } = await newMember({ browser, site, contextOptions })
  await page.goto('/services')
  await page.getByRole('list', { name: 'Услуги' }).getByRole('heading').first().getByRole('link').click()
  await page.getByRole('button', { name: 'Подайте доклад', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Доклад за нередност' })
  await dialog.getByLabel('Други').check()
  await dialog.getByLabel('Допълнителна информация').fill('Цената не е тази.')
  await failsKindly({
    page,
    dialog,
    button: 'Изпратете доклада',
    method: 'POST',
    path: '**/api/reports',
    sentence: 'Неуспешно изпращане на доклада',
    typed: ['Допълнителна информация', 'Цената не е тази.'],
  })
  await expect(dialog.getByLabel('Други')).toBeChecked()
  await page.context().close()
})

test('profile: a failure is reported in editing and in settings, and the typed values are kept', async ({
  browser,
  site,
  contextOptions,
}) => {
  const { page, id } = await newMember({ browser, site, contextOptions, city: 'Бон' })
  await page.goto('/profile')
  const path = `**/api/users/${id}`
  for (const [open, title, sentence] of [
    ['Редактирайте профила', 'Редактирайте профила', 'Неуспешно обновяване на профила'],
    ['Настройки', 'Настройки на акаунта', 'Неуспешно актуализиране на профила.'],
  ] as const) {
    await page.getByRole('button', { name: open }).click()
    const dialog = page.getByRole('dialog', { name: title })
    await dialog.getByRole('textbox', { name: 'Град' }).fill('Есен')
    await failsKindly({
      page,
      dialog,
      button: 'Запазете',
      method: 'PATCH',
      path,
      sentence,
      typed: ['Град', 'Есен'],
      isRepeated: true,
    })
  }
  await page.context().close()
})

test('message to the administrators: a failure is reported, and the typed values are kept', async ({
  browser,
  site,
  contextOptions,
}) => {
  const { page } = await newMember({ browser, site, contextOptions, city: 'Бон' })
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Напишете съобщение' }).click()
  const dialog = page.getByRole('dialog', { name: 'Съобщение до администратора' })
  await dialog.getByLabel('Вид запитване').selectOption('Друго')
  await dialog.getByLabel('Съобщение').fill('Искам да помагам с новините.')
  await failsKindly({
    page,
    dialog,
    button: 'Изпратете съобщението',
    method: 'POST',
    path: '**/api/admin-messages',
    sentence: 'Неуспешно изпращане на съобщението.',
    typed: ['Съобщение', 'Искам да помагам с новините.'],
    isRepeated: true,
  })
  await page.context().close()
})
