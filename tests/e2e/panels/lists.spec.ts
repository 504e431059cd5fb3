import type { Request } from '@playwright/test'
import { message } from '../support/panel-message'
import { expect, test } from '../support/site'
import { watch } from '../support/watch'

test('an embassy is marked as checked today with one press, in the list and in its form', async ({
  as,
  site,
}) => {
  const page = await as('admin')
  const headers = { Origin: site.url }
  const data = { name: 'Консулство за проверка', type: 'consulate' }
  const { doc } = await (await page.request.post('/api/embassies', { data, headers })).json()
  const today = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'Europe/Berlin' })
  const problems = watch(page, site.url, { badFrom: 400 })
  try {
    await page.goto('/admin/collections/embassies?limit=100')
    await page.getByRole('link', { name: 'Никога непроверени' }).click()
    const row = page.getByRole('row').filter({ hasText: data.name })
    await row.getByRole('button', { name: `Проверено днес: ${data.name}` }).click()
    await expect(message(page, `„${data.name}“ е отбелязано като проверено днес.`)).toBeVisible()
    await expect(row).toHaveCount(0)

    const old = { verifiedAt: '2020-05-06T10:00:00.000Z' }
    await page.request.patch(`/api/embassies/${doc.id}`, { data: old, headers })
    await page.goto(`/admin/collections/embassies/${doc.id}`)
    await page.locator('#field-city').fill('Трир')
    await page.getByRole('button', { name: 'Проверено днес' }).click()
    await expect(page.locator('#field-verifiedAt input')).toHaveValue(today.format(new Date()))
    await expect(message(page, 'Представителството беше обновено успешно')).toBeVisible()
    const saved = await (await page.request.get(`/api/embassies/${doc.id}`)).json()
    expect([saved.city, new Date(saved.verifiedAt).getFullYear()]).toEqual(['Трир', new Date().getFullYear()])
    expect(problems).toEqual([])
  } finally {
    await page.request.delete(`/api/embassies/${doc.id}`, { headers })
  }
})

const asksAbout = (request: Request, typed: string) =>
  request.method() === 'POST' && Boolean(request.postData()?.includes(typed))

test('a number is typed as people write it, and a refused save can be repeated', async ({ as, site }) => {
  const page = await as('admin')
  const headers = { Origin: site.url }
  const data = {
    name: 'Магазин за проба',
    type: 'Магазин',
    category: 'Храни',
    address: 'Пробна 1',
    city: 'Бон',
    phone: '1',
    hours: 'Пн-Пт 9-18',
  }
  const { doc } = await (await page.request.post('/api/stores', { data, headers })).json()
  try {
    await page.goto(`/admin/collections/stores/${doc.id}`)
    const rating = page.locator('#field-rating')
    await rating.fill('4 от 5')
    await page.getByRole('button', { name: 'Запазете' }).click()
    await expect(page.locator('.field-type.number.error, .field-type.text.error')).toContainText(
      'Въведете число.',
    )
    await expect(rating).toHaveValue('4 от 5')
    await rating.fill('4,5')
    await page.locator('#field-phone').fill('1'.repeat(41))
    const save = page.getByRole('button', { name: 'Запазете' })
    await save.click()
    await expect(page.locator('.field-type.error')).toHaveCount(1)
    // Nothing is typed in between.
    await expect(save).toBeEnabled()
    // Another field is corrected: the reason stays at the one that is still wrong.
    const answered = page.waitForResponse((response) => asksAbout(response.request(), 'Втора проба'))
    await page.locator('#field-name').fill('Втора проба')
    await answered
    const wrong = page.locator('.field-type.error', { has: page.locator('#field-phone') })
    await expect(wrong).toBeVisible()
    // It goes when that is corrected, also while the server answers about another.
    let isCorrected = false
    await page.route(page.url(), async (route) => {
      if (isCorrected || !asksAbout(route.request(), 'Трета проба')) return route.fallback()
      isCorrected = true
      const response = await route.fetch()
      await page.locator('#field-phone').fill('2')
      await route.fulfill({ response })
    })
    await page.locator('#field-name').fill('Трета проба')
    await expect(page.locator('#field-phone')).toHaveValue('2')
    await expect(wrong).toHaveCount(0)
    await save.click()
    await expect(message(page, 'Магазинът беше обновен успешно')).toBeVisible()
    expect((await (await page.request.get(`/api/stores/${doc.id}`)).json()).rating).toBe(4.5)
    await rating.press('ArrowUp')
    await expect(rating).toHaveValue('4,6')
  } finally {
    await page.request.delete(`/api/stores/${doc.id}`, { headers })
  }
})

test('a reason that another field takes away does not keep the form from being saved', async ({
  as,
  site,
}) => {
  const page = await as('admin')
  const headers = { Origin: site.url }
  const data = {
    title: 'Среща за проба',
    description: 'Само за проверката.',
    date: '2027-05-10T16:00:00.000Z',
    city: 'Бон',
    address: 'Пробна 1',
    organizer: 'Клуб',
    contact: 'klub@example.org',
  }
  const { doc } = await (await page.request.post('/api/events', { data, headers })).json()
  try {
    await page.goto(`/admin/collections/events/${doc.id}`)
    const save = page.getByRole('button', { name: 'Запазете' })
    const end = page.locator('.date-time-field--has-error', { has: page.locator('#field-endDate') })
    const type = async (field: string, moment: string) => {
      await page.locator(`#field-${field} input`).fill(moment)
      await page.locator(`#field-${field} input`).press('Enter')
    }
    await type('endDate', '10.05.2027 12:00')
    await save.click()
    await expect(end).toContainText('Краят трябва да е след началото.')
    // The same once more is asked of the server again, which may know better by then.
    const again = page.waitForResponse((response) => response.request().method() === 'PATCH')
    await save.click()
    expect((await again).status()).toBe(400)
    await type('date', '10.05.2027 10:00')
    await save.click()
    await expect(message(page, 'Събитието беше обновено успешно')).toBeVisible()
    await expect(end).toHaveCount(0)
  } finally {
    await page.request.delete(`/api/events/${doc.id}`, { headers })
  }
})

test('a document is offered by its kinds of files, shows its progress, and stays after a failure', async ({
  as,
  site,
}) => {
  const page = await as('admin')
  await page.goto('/admin/collections/documents/create')
  const picker = page.locator('input[type=file]')
  await expect(picker).toHaveAttribute('accept', '.pdf, .doc, .docx, .txt, .rtf, .odt')
  await picker.setInputFiles({ name: 'проба.txt', mimeType: 'text/plain', buffer: Buffer.from('Здравейте.') })
  await page.locator('#field-name').fill('Документ за проба')
  await page.route('**/api/documents?*', (route) => route.abort())
  await page.getByRole('button', { name: 'Запазете' }).click()
  await expect(message(page, 'Неуспешно качване на документа')).toBeVisible()
  await expect(page.locator('#field-name')).toHaveValue('Документ за проба')

  await page.unroute('**/api/documents?*')
  let goOn = () => {}
  const held = new Promise<void>((resolve) => (goOn = resolve))
  await page.route('**/api/documents?*', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'Запазете' }).click()
  await expect(page.getByRole('progressbar', { name: 'Качване на файла' })).toBeVisible()
  goOn()
  await expect(page).toHaveURL(/\/admin\/collections\/documents\/[0-9a-f-]{36}/)
  const id = new URL(page.url()).pathname.split('/').at(-1)
  await page.request.delete(`/api/documents/${id}`, { headers: { Origin: site.url } })
})

test('a document may be dropped; one of another kind is refused with the kinds that are taken', async ({
  as,
  site,
}) => {
  const page = await as('admin')
  await page.goto('/admin/collections/documents/create')
  const drop = async (name: string) => {
    const dataTransfer = await page.evaluateHandle((dropped) => {
      const held = new DataTransfer()
      held.items.add(new File(['Здравейте.'], dropped))
      return held
    }, name)
    await page.locator('.dropzone').dispatchEvent('drop', { dataTransfer })
    await expect(page.locator('.file-field__filename input, input.file-field__filename')).toHaveValue(name)
  }
  await drop('проба.exe')
  await page.locator('#field-name').fill('Пуснат документ')
  const save = page.getByRole('button', { name: 'Запазете' })
  await save.click()
  await expect(page.getByText('Приемаме файлове .pdf, .doc, .docx, .txt, .rtf и .odt.')).toBeVisible()
  await page.locator('.file-field__remove').click()
  await drop('проба.txt')
  await save.click()
  await expect(message(page, 'Документът беше качен успешно')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/collections\/documents\/[0-9a-f-]{36}/)
  const id = new URL(page.url()).pathname.split('/').at(-1)
  await page.request.delete(`/api/documents/${id}`, { headers: { Origin: site.url } })
})

test('the list of topics is the newest first and shows a new one without a reload', async ({ as, site }) => {
  const [page, member] = [await as('moderator'), await as('member')]
  await page.goto('/moderator/collections/forum-topics')
  await expect(page.locator('tbody tr').first()).toBeVisible()
  const headers = { Origin: site.url }
  const { docs } = await (
    await member.request.get('/api/forum-categories?where[isActive][equals]=true')
  ).json()
  const data = { title: `Нова тема ${Date.now()}`, category: docs[0].id }
  // The list listens from when it was loaded.
  const { doc } = await (await member.request.post('/api/forum-topics', { data, headers })).json()
  await expect(page.locator('tbody tr').first()).toContainText(data.title)
  await member.request.delete(`/api/forum-topics/${doc.id}`, { headers })
  await expect(page.locator('tbody')).not.toContainText(data.title)
})
