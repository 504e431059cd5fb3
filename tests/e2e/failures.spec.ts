import type { Locator, Page } from '@playwright/test'
import { newMember } from './support/new-member'
import { expect, test } from './support/site'

const toast = (page: Page) => page.getByRole('region', { name: 'Кратки известия' })
const field = (dialog: Locator, label: string) => dialog.getByLabel(label).first()
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

/** The first call waits until it is let go and is then answered 500; every later one finds no server. */
async function breaking(page: Page, method: string, path: string) {
  let calls = 0
  let letGo = () => {}
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(path, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    calls += 1
    if (calls > 1) return route.abort()
    await isLetGo
    const json = { errors: [{ message: 'Възникна грешка. Опитайте отново.' }] }
    return route.fulfill({ status: 500, json })
  })
  return { calls: () => calls, letGo }
}

type Broken = {
  page: Page
  dialog: Locator
  button: string
  method: string
  path: string
  sentence: string
  /** A field and what was typed into it. */
  typed: readonly [string, string]
}

/** Sent twice in a hurry it is asked once; what was typed stays, and what went wrong is said in words. */
async function failsKindly({ page, dialog, button, method, path, sentence, typed: [label, value] }: Broken) {
  const call = await breaking(page, method, path)
  const submit = dialog.getByRole('button', { name: button, exact: true })
  await submit.dblclick()
  await expect.poll(call.calls).toBe(1)
  await expect(dialog.locator('button[aria-busy=true]')).toBeVisible()
  call.letGo()
  await expect(toast(page)).toContainText(sentence)
  await expect(toast(page).getByText('Грешка', { exact: true }).first()).toBeVisible()
  expect(call.calls()).toBe(1)
  await expect(dialog.getByRole('alert')).toContainText('Възникна грешка. Опитайте отново.')
  await expect(field(dialog, label)).toHaveValue(value)

  await submit.click()
  await expect(dialog.getByRole('alert')).toContainText('Няма връзка със сървъра')
  await expect(field(dialog, label)).toHaveValue(value)
  await page.unroute(path)
}

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
  test(`${list}: „${sentence}“, а формата остава попълнена`, async ({ browser, site, contextOptions }) => {
    const { page } = await newMember({ browser, site, contextOptions, city: 'Бон' })
    await page.goto(list)
    // Until it is known who looks, the button only waits.
    await page.locator('button:not([aria-busy])', { hasText: add }).first().click()
    const dialog = page.getByRole('dialog', { name: title })
    for (const [label, option] of chosen) await field(dialog, label).selectOption(option)
    for (const [label, value] of typed) await field(dialog, label).fill(value)
    const path = `**/api${list}`
    await failsKindly({ page, dialog, button, method: 'POST', path, sentence, typed: typed[0]! })
    await page.context().close()
  })
}

test('/documents: „Неуспешно качване на документа“, а формата остава попълнена', async ({
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

test('сигналът: „Неуспешно изпращане на доклада“, а написаното остава', async ({
  browser,
  site,
  contextOptions,
}) => {
  const { page } = await newMember({ browser, site, contextOptions })
  await page.goto('/services')
  await page.getByRole('list', { name: 'Услуги' }).getByRole('heading').first().getByRole('link').click()
  await page.getByRole('button', { name: 'Подайте сигнал', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Сигнал за нередност' })
  await dialog.getByLabel('Други').check()
  await dialog.getByLabel('Допълнителна информация').fill('Цената не е тази.')
  await failsKindly({
    page,
    dialog,
    button: 'Изпратете сигнала',
    method: 'POST',
    path: '**/api/reports',
    sentence: 'Неуспешно изпращане на доклада',
    typed: ['Допълнителна информация', 'Цената не е тази.'],
  })
  await expect(dialog.getByLabel('Други')).toBeChecked()
  await page.context().close()
})

test('профилът: „Неуспешно актуализиране на профила.“ и при редакцията, и в настройките', async ({
  browser,
  site,
  contextOptions,
}) => {
  const { page, id } = await newMember({ browser, site, contextOptions, city: 'Бон' })
  await page.goto('/profile')
  const sentence = 'Неуспешно актуализиране на профила.'
  const path = `**/api/users/${id}`
  for (const [open, title] of [
    ['Редактирайте профила', 'Редактирайте профила'],
    ['Настройки', 'Настройки на акаунта'],
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
    })
    page.once('dialog', (asked) => void asked.accept())
    await dialog.getByRole('button', { name: 'Отказ' }).click()
    await expect(dialog).toBeHidden()
  }
  await page.context().close()
})

test('съобщението до администратора: неуспехът се казва, а написаното остава', async ({
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
  })
  await page.context().close()
})

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
