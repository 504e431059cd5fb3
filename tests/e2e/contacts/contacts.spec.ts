import type { Page } from '@playwright/test'
import { expect, test } from '../support/site'

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Вид контакти' })
const cards = (page: Page) => page.getByRole('list', { name: 'Контакти', exact: true }).getByRole('article')
const toasts = (page: Page) => page.getByRole('region', { name: 'Кратки известия' })
const numberIn = async (page: Page, tab: string) =>
  Number((await tabs(page).getByRole('link', { name: tab }).innerText()).replace(/\D/g, ''))

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor sees the tabs with counts, searches and chooses a city', async ({ page }) => {
    await page.goto('/contacts')
    await expect(page.getByRole('heading', { level: 1, name: 'Контакти' })).toBeVisible()
    for (const tab of ['Всички', 'Доктори', 'Адвокати']) expect(await numberIn(page, tab)).toBeGreaterThan(0)
    const doctors = await numberIn(page, 'Доктори')
    await tabs(page).getByRole('link', { name: 'Доктори' }).click()
    await expect(page).toHaveURL(/\/contacts\?filter=doctor$/)
    await expect(page.locator('main').getByRole('status').first()).toContainText(String(doctors))

    await page.getByLabel('Търсене в контактите').fill('зъболекар')
    await page.getByLabel('Град', { exact: true }).selectOption({ label: 'Мюнхен' })
    await page.getByRole('button', { name: 'Търсете' }).click()
    await expect(page).toHaveURL(/filter=doctor/)
    await expect(cards(page)).toHaveCount(1)
    await expect(cards(page)).toContainText('Д-р Светослав Дончев')
    expect(await numberIn(page, 'Доктори')).toBe(1)
    expect(await numberIn(page, 'Адвокати')).toBe(0)
    await page.getByRole('link', { name: 'Изчистете' }).first().click()
    await expect(page).toHaveURL(/\/contacts\?filter=doctor$/)
  })

  test('a card has all details and links for phone, email and map', async ({ page }) => {
    await page.goto('/contacts?q=Лилов')
    const card = cards(page).first()
    for (const text of ['Доктор', 'Зъболекар', 'Берлин', 'Frankfurter Allee 64'])
      await expect(card).toContainText(text)
    await expect(card.getByText(/^Проверено на \d\d\.\d\d\.20\d\d$/)).toBeVisible()
    await expect(card.getByText(/^Източник: /)).toBeVisible()
    await expect(card.locator('a[href="tel:+493023125202"]')).toBeVisible()
    await expect(card.locator('a[href="mailto:lilov@example.org"]')).toBeVisible()
    await expect(card.locator('a[href*="openstreetmap.org"]')).toHaveAttribute('href', /Frankfurter/)
  })
})

test('the tab in the address is selected, with its own title and description', async ({ page }) => {
  await page.goto('/contacts?filter=lawyer')
  await expect(tabs(page).locator('[aria-current=true]')).toContainText('Адвокати')
  await expect(page).toHaveTitle(/^Български адвокати в Германия/)
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /Адвокати/)
  for (const card of await cards(page).all()) await expect(card).toContainText('Адвокат')
})

test('search and tab change the list without a page load, and the back button reverts them', async ({
  page,
}) => {
  await page.goto('/contacts')
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  // Before hydration a choice has no effect until the form is sent.
  await expect(async () => {
    await page.getByLabel('Град', { exact: true }).selectOption({ label: 'Кьолн' })
    await expect(page).toHaveURL(/city=/, { timeout: 2000 })
  }).toPass()
  await expect(cards(page).first()).toContainText('Кьолн')
  await tabs(page).getByRole('link', { name: 'Адвокати' }).click()
  await expect(cards(page)).toHaveCount(1)
  await expect(async () => {
    await page.goBack()
    await expect(page).toHaveURL(/\/contacts$/, { timeout: 2000 })
  }).toPass()
  await expect(page.getByLabel('Град', { exact: true })).toHaveValue('')
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
})

test('saved contacts are stored in the browser, and the list follows another browser tab', async ({
  page,
  context,
}) => {
  await page.goto('/contacts?filter=saved')
  await expect(page.getByRole('heading', { name: 'Все още нямате запазени контакти' })).toBeVisible()

  const list = await context.newPage()
  await list.goto('/contacts?q=Лилов')
  await list.getByRole('button', { name: 'Добавете в любими: Д-р Камен Лилов' }).click()
  await expect(toasts(list)).toContainText('Запазено успешно')
  await expect(list.getByRole('link', { name: /Запазени контакти/ })).toContainText('1 запазен')

  const saved = page.getByRole('list', { name: 'Запазени контакти' })
  await expect(saved.getByRole('article')).toHaveCount(1)
  await expect(saved).toContainText('+49 30 23125 202')

  await list.getByRole('button', { name: 'Премахнете от любими: Д-р Камен Лилов' }).click()
  await expect(toasts(list)).toContainText('Премахнато от запазени')
  await expect(page.getByRole('heading', { name: 'Все още нямате запазени контакти' })).toBeVisible()
})

test('a member sees saved contacts in the account and can send a report, a visitor cannot', async ({
  page,
  as,
}) => {
  await page.goto('/contacts?q=Велева')
  await expect(page.getByRole('button', { name: 'Подайте доклад за „Д-р Росица Велева“' })).toBeHidden()

  const member = await as('member')
  await member.goto('/contacts?q=Велева')
  // The report button means that the viewer is known as a member.
  await expect(member.getByRole('button', { name: 'Подайте доклад за „Д-р Росица Велева“' })).toBeVisible()
  const heart = member.getByRole('button', { name: /любими: Д-р Росица Велева/ })
  await heart.click()
  await expect(toasts(member)).toContainText('Добавено в любими')
  await member.getByRole('link', { name: /Запазени контакти/ }).click()
  const saved = member.getByRole('list', { name: 'Запазени контакти' })
  await expect(saved.getByRole('article')).toContainText('Д-р Росица Велева')
  await member.getByRole('button', { name: 'Подайте доклад за „Д-р Росица Велева“' }).click()
  const reasons = member.getByRole('dialog').getByRole('radio')
  await expect(reasons).toHaveCount(5)
  await member.keyboard.press('Escape')
  await member.getByRole('button', { name: /^Премахнете от любими/ }).click()
  await expect(member.getByRole('heading', { name: 'Все още нямате запазени контакти' })).toBeVisible()
})

test('the page of a contact has structured data and similar contacts, and is 410 once no longer visible', async ({
  page,
  as,
}) => {
  await page.goto('/contacts?q=Лилов')
  await cards(page).first().getByRole('link', { name: 'Д-р Камен Лилов', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Д-р Камен Лилов' })).toBeVisible()
  const json = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '{}',
  )
  expect(json['@type']).toBe('Physician')
  await expect(
    page.getByRole('region', { name: 'Други контакти' }).getByRole('article').first(),
  ).toBeVisible()
  const address = new URL(page.url()).pathname

  const admin = await as('admin')
  const slug = address.split('/').at(-1)
  const origin = new URL(page.url()).origin
  const found = await admin.request.get(`/api/contacts?where[slug][equals]=${slug}`)
  const { id } = ((await found.json()) as { docs: { id: string }[] }).docs[0]!
  const decide = (approval: string) =>
    admin.request.patch(`/api/contacts/${id}`, {
      data: { approval, rejectionReason: 'Проверка' },
      headers: { Origin: origin },
    })
  await decide('rejected')
  const response = await page.goto(address)
  expect(response?.status()).toBe(410)
  await expect(page.getByRole('heading', { level: 1, name: 'Вече не е налична' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Други контакти' })).toBeVisible()
  await decide('approved')
  expect((await page.goto(address))?.status()).toBe(200)
})

test('the donation button is a plain link and absent without an address', async ({ page, as }) => {
  const donation = page.getByRole('link', { name: /Почерпете ни кафе/ })
  const admin = await as('admin')
  await page.goto('/contacts')
  const give = (donationUrl: string) =>
    admin.request.post('/api/globals/site', {
      data: { donationUrl },
      headers: { Origin: new URL(page.url()).origin },
    })
  await give('https://kafe.example.org/bg')
  await expect(async () => {
    await page.reload()
    await expect(donation).toHaveAttribute('href', 'https://kafe.example.org/bg', { timeout: 1000 })
  }).toPass()
  await expect(donation).toHaveAttribute('target', '_blank')
  await give('')
  await expect(async () => {
    await page.reload()
    await expect(donation).toHaveCount(0, { timeout: 1000 })
  }).toPass()
})
