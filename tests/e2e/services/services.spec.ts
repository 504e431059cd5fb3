import type { Page } from '@playwright/test'
import { newMember } from '../support/new-member'
import { expect, test } from '../support/site'

const toast = (page: Page) => page.getByRole('region', { name: 'Кратки известия' })
const name = 'Превод на документи за Standesamt'

test.describe('services without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor reads, searches, filters and opens a service', async ({ page }) => {
    await page.goto('/services')
    await expect(page.getByRole('heading', { level: 1, name: 'Услуги' })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Търсене' }).fill('prevod')
    await page.getByLabel('Категория').selectOption('Преводи')
    await page.getByRole('button', { name: 'Търсете' }).click()
    await expect(page).toHaveURL(/q=prevod&category=/)
    await expect(page.locator('main').getByRole('status').first()).toHaveText(/^\d+ услуг/)
    const first = page.getByRole('list', { name: 'Услуги' }).getByRole('heading').first()
    const title = await first.innerText()
    await first.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })

  test('no results are reported and can be cleared', async ({ page }) => {
    await page.goto('/services?q=ъъъщщщ')
    await expect(page.getByText('Няма намерени резултати')).toBeVisible()
    await page.getByRole('link', { name: 'Изчистете' }).first().click()
    await expect(page).toHaveURL(/\/services$/)
  })
})

test('24 more are added on request, the address remembers them, and the back button works', async ({
  page,
}) => {
  await page.goto('/services')
  const cards = page.getByRole('list', { name: 'Услуги' }).getByRole('article')
  await expect(cards).toHaveCount(24)
  await page.getByRole('link', { name: 'Покажете още 24' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect.poll(() => cards.count()).toBeGreaterThan(24)
  await page.goBack()
  await expect(cards).toHaveCount(24)
})

test('a filter is applied when chosen, and the back button restores the field too', async ({ page }) => {
  await page.goto('/services')
  await page.getByLabel('Категория').selectOption('Транспорт')
  await expect(page).toHaveURL(/category=/)
  await page.goBack()
  await expect(page.getByLabel('Категория')).toHaveValue('')
})

test('a member publishes one service, sees its state, edits and deletes it', async ({
  browser,
  site,
  contextOptions,
}) => {
  const { page } = await newMember({ browser, site, contextOptions, city: 'Дортмунд' })
  await page.goto('/services')
  await page.getByRole('button', { name: 'Добавете услуга' }).click()
  const dialog = page.getByRole('dialog', { name: 'Нова услуга' })
  await dialog.getByLabel('Заглавие').fill(name)
  await dialog.getByRole('button', { name: 'Изпратете за одобрение' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Моля, попълнете всички задължителни полета.')
  await expect(dialog.getByLabel('Заглавие')).toHaveValue(name)
  await dialog.getByLabel('Категория').selectOption('Преводи')
  await dialog.getByLabel('Описание').fill('Заклет превод, готов за три дни.')
  await dialog.getByLabel('Контакт').fill('+49 231 5550199')
  await dialog.getByLabel('Цена').fill('от 35 €')
  await dialog.getByRole('button', { name: 'Изпратете за одобрение' }).dblclick()
  await expect(dialog).toBeHidden()

  const own = page.getByRole('region', { name: 'Вашата услуга' })
  await expect(own.getByText('Очаква одобрение')).toBeVisible()
  await page.getByRole('button', { name: 'Добавете услуга' }).click()
  const limit = page.getByRole('dialog', { name: 'Ограничение' })
  await expect(limit.getByText('Можете да публикувате само една услуга на акаунт.')).toBeVisible()
  await limit.getByRole('button', { name: 'Разбрах' }).click()

  await own.getByRole('button', { name: 'Редактирайте' }).click()
  const edit = page.getByRole('dialog', { name: 'Редакция на услугата' })
  await expect(edit.getByLabel('Цена')).toHaveValue('от 35 €')
  await edit.getByLabel('Заглавие').fill(`${name}, с печат`)
  await edit.getByRole('button', { name: 'Запазете' }).click()
  await expect(own.getByRole('heading', { name: `${name}, с печат` })).toBeVisible()

  await own.getByRole('button', { name: 'Изтрийте' }).click()
  const confirm = page.getByRole('dialog', { name: 'Изтриване на услуга' })
  await expect(confirm.getByText('Това действие не може да бъде отменено.')).toBeVisible()
  await confirm.getByRole('button', { name: 'Изтрийте услугата' }).click()
  await expect(own).toBeHidden()
})

test('an incomplete profile cannot publish', async ({ browser, site, contextOptions }) => {
  const { page } = await newMember({ browser, site, contextOptions })
  await page.goto('/services')
  await page.getByRole('button', { name: 'Добавете услуга' }).click()
  const dialog = page.getByRole('dialog', { name: 'Непопълнен профил' })
  await expect(dialog).toContainText(
    'Трябва да попълните всички полета в профила си, за да публикувате услуга.',
  )
})

test('a visitor is sent to sign-in and returns', async ({ page }) => {
  await page.goto('/services')
  await page.getByRole('link', { name: 'Добавете услуга' }).click()
  await expect(page).toHaveURL(/\/auth\?from=%2Fservices/)
})

test('items saved by a visitor stay in the browser', async ({ page }) => {
  await page.goto('/services')
  const heart = page.getByRole('button', { name: /^Добавете в любими/ }).first()
  await heart.click()
  await expect(toast(page)).toContainText('Запазено успешно')
  await page.reload()
  const kept = page.getByRole('button', { name: /^Премахнете от любими/ }).first()
  await expect(kept).toHaveAttribute('aria-pressed', 'true')
  const stored = await page.evaluate(() => localStorage.getItem('balgari_favorites'))
  expect(JSON.parse(stored ?? '[]')).toMatchObject([{ kind: 'services' }])
})

test('a report is for members only, with a reason, and once', async ({
  page,
  request,
  browser,
  site,
  contextOptions,
}) => {
  const [, path] = /href="(\/services\/[a-z0-9-]+)"/.exec(await (await request.get('/services')).text())!
  await page.goto(path!)
  await expect(page.getByRole('button', { name: 'Подайте доклад' })).toBeHidden()

  const { page: member } = await newMember({ browser, site, contextOptions, city: 'Дортмунд' })
  await member.goto(path!)
  await member.getByRole('button', { name: 'Подайте доклад' }).click()
  const dialog = member.getByRole('dialog', { name: 'Доклад за нередност' })
  await expect(dialog.getByRole('radio')).toHaveCount(6)
  await dialog.getByRole('button', { name: 'Изпратете доклада' }).click()
  await expect(dialog.getByText('Попълнете това поле.')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Спам' }).check()
  await dialog.getByRole('button', { name: 'Изпратете доклада' }).click()
  await expect(dialog).toBeHidden()
  await expect(toast(member)).toContainText('Докладът е изпратен.')

  const reported = member.getByRole('button', { name: 'Подали сте доклад' })
  await expect(reported).toBeDisabled()
  await member.reload()
  await expect(reported).toBeDisabled()
})

test('an unknown service is 404, a rejected one is 410 with other services', async ({
  page,
  as,
  request,
  site,
}) => {
  expect((await request.get('/services/nyama-takava-usluga')).status()).toBe(404)
  const html = await (await request.get('/services?page=2')).text()
  const path = [...html.matchAll(/href="(\/services\/[a-z0-9-]+)"/g)].at(-1)![1]!
  const staff = (await as('admin')).context().request
  const headers = { Origin: site.url }
  const found = await staff.get(`/api/services?where[slug][equals]=${path.split('/').at(-1)}`)
  const [service] = ((await found.json()) as { docs: { id: string }[] }).docs
  const decide = (data: object) => staff.patch(`/api/services/${service!.id}`, { data, headers })

  expect((await decide({ approval: 'rejected', rejectionReason: 'Без контакт' })).status()).toBe(200)
  await expect.poll(async () => (await request.get(path)).status()).toBe(410)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: 'Вече не е налична' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Други услуги' }).getByRole('article')).toHaveCount(3)
  expect((await decide({ approval: 'approved' })).status()).toBe(200)
  await expect.poll(async () => (await request.get(path)).status()).toBe(200)
})
