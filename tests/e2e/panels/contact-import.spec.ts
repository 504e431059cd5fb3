import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/site'
import { watch } from '../support/watch'

const file = [
  'Praxisliste;;;;',
  'Vorname;Nachname;Telefonnummer;Ort;E-Mail;Bemerkung',
  'Elena;Angelova;089 1000124;Розенхайм;;bulgarisch',
  'Hristo;Tasev;0621 1000418;Розенхайм;tasev@example.org;',
  'Marija;Ilieva;0821 1000207;Розенхайм;;',
  'Petar;Stoev;4,93012E+11;Розенхайм;;',
  'Ani;Koleva;0711 1000581;Розенхайм;n/a;',
].join('\r\n')

test('contacts come from a file: columns, preview, corrections, result, and back again', async ({
  as,
  site,
}) => {
  const page = await as('admin')
  const admin = page.context().request
  for (const data of [
    { name: 'Hristo Tasev', city: 'Розенхайм', category: 'doctor', phone: '+49 621 1000418' },
    { name: 'Д-р М. Илиева', city: 'Аугсбург', category: 'doctor', phone: '+49 821 1000207' },
  ])
    await admin.post('/api/contacts', { data, headers: { Origin: site.url } })
  const problems = watch(page, site.url, { badFrom: 400 })
  await page.goto('/admin/collections/contacts')
  await page.getByRole('link', { name: 'Внос на контакти' }).click()

  await page.getByLabel('Изберете файл').setInputFiles({
    name: 'aerzte.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(file),
  })
  await page.getByLabel('Категория').selectOption('doctor')
  await page.getByRole('button', { name: 'Към колоните' }).click()
  await expect(page.getByText('1 колона още няма поле')).toBeVisible()
  await expect(page.getByText('Прескача се: „Praxisliste“')).toBeVisible()
  await page.getByLabel('Наше поле за Bemerkung').selectOption('none')
  await page.getByRole('button', { name: 'Към прегледа' }).click()

  await expect(page.getByRole('status').filter({ hasText: 'Избрани 2 от 5' })).toContainText(
    '1 нови и 1 променени',
  )
  const row = (number: number) => page.getByRole('row').filter({ hasText: `Ред ${number}` })
  // The number in another notation is no change.
  await expect(row(4).locator('ins')).toHaveText(['Ще стане: tasev@example.org'])
  await expect(row(5)).toContainText('Същият телефон има „Д-р М. Илиева“')
  await row(5).getByRole('combobox').selectOption({ label: 'Внесете като нов' })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Изтеглете невалидните' }).click(),
  ])
  expect(await readFile(await download.path(), 'utf8')).toContain('Petar;Stoev;4,93012E+11;Розенхайм;;;')
  await page.getByRole('button', { name: /^Невалидни/ }).click()
  await expect(row(6)).toContainText('съкратено число от таблица')
  await page.getByLabel('Телефон, Ред 6').fill('030 1000300')
  await expect(row(6)).toContainText('Поправен')
  await page.getByRole('button', { name: 'Внесете 4 контакта' }).click()

  const counted = (label: string) => page.locator('dl > div').filter({ hasText: label })
  await expect(counted('Добавени')).toContainText('3')
  await expect(counted('Обновени')).toContainText('1')
  await expect(counted('Пропуснати')).toContainText('0 същите, 0 оставени, 1 невалидни')

  await page.reload()
  const past = page.getByRole('row').filter({ hasText: 'aerzte.csv' })
  await expect(past).toContainText('Внесен')
  await past.getByRole('button', { name: 'Отменете' }).click()
  const sure = page.getByRole('dialog', { name: 'Да се отмени ли целият внос?' })
  await expect(sure).toContainText('Изтриват се 3 контакта')
  await sure.getByRole('button', { name: 'Отменете целия внос' }).click()
  await expect(past).toContainText('Отменен')
  const { docs } = await (await admin.get('/api/contacts?where[city][equals]=Розенхайм')).json()
  expect(docs.map(({ name, email }: { name: string; email: string | null }) => [name, email])).toEqual([
    ['Hristo Tasev', null],
  ])
  expect(problems).toEqual([])
})

test('columns and values for the whole file are remembered, also for pasted rows', async ({ as }) => {
  const page = await as('admin')
  await page.goto('/admin/import')
  await page.getByLabel('Поставени редове').fill('Wer;Wo\nАна;Нюрнберг')
  await page.getByLabel('Източник').fill('Списък на дружеството')
  await page.getByLabel('Категория').selectOption('lawyer')
  await page.getByRole('button', { name: 'Към колоните' }).click()
  await expect(page.getByText('Град липсва')).toBeVisible()
  await page.getByRole('button', { name: 'Към прегледа' }).click()
  await expect(page.getByText('В заглавния ред липсва: Име, Град.')).toBeVisible()
  await page.getByLabel('Наше поле за Wer').selectOption('name')
  await page.getByLabel('Наше поле за Wo').selectOption('city')
  const kept = page.waitForResponse(
    (answer) =>
      answer.url().includes('/api/payload-preferences/contact-import') &&
      answer.request().method() === 'POST',
  )
  await page.getByRole('button', { name: 'Към прегледа' }).click()
  await expect(page.getByRole('heading', { name: 'Преглед преди внос' })).toBeVisible()
  await kept
  await page.reload()
  await expect(page.getByLabel('Източник')).toHaveValue('Списък на дружеството')
  await page.getByLabel('Поставени редове').fill('Wer;Wo\nБоян;Нюрнберг')
  await page.getByRole('button', { name: 'Към колоните' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Wer' })).toContainText('Запомнена')
})

test('moderators have neither the link nor the screen @phone', async ({ as }) => {
  const page = await as('moderator')
  await page.goto('/moderator/collections/contacts')
  await expect(page.locator('table').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Внос на контакти' })).toHaveCount(0)
  await page.goto('/moderator/import')
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
})
