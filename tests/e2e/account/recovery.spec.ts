import type { Page } from '@playwright/test'
import { linkOf, writtenTo } from '#support/outbox'
import { openLive } from '../support/open-live'
import { expect, test } from '../support/site'

const toast = (page: Page) => page.getByRole('region', { name: 'Кратки известия' })
const main = (page: Page) => page.locator('main')

async function register(page: Page) {
  const email = `vera-${crypto.randomUUID().slice(0, 8)}@example.org`
  await page.goto('/auth?mode=register')
  await page.getByLabel('Име и фамилия').fill('Вера Тодорова')
  await page.getByLabel('Имейл').fill(email)
  await page.getByLabel('Парола', { exact: true }).fill('лозата7')
  await page.getByRole('button', { name: 'Създайте профил' }).click()
  await expect(toast(page)).toContainText('Регистрацията е успешна!')
  return email
}

async function signIn(page: Page, email: string, password: string) {
  await page.goto('/auth?from=/profile')
  await page.getByLabel('Имейл').fill(email)
  await page.getByLabel('Парола', { exact: true }).fill(password)
  await main(page).getByRole('button', { name: 'Вход' }).click()
}

test('forgotten password: email, new password, sign-in with it, and the old session is ended', async ({
  page,
  browser,
  site,
}) => {
  const email = await register(page)
  const other = await (await browser.newContext({ baseURL: site.url })).newPage()
  await other.goto('/auth')
  await main(other).getByRole('link', { name: 'Забравена парола?' }).click()
  await expect(other.getByRole('heading', { name: 'Забравена парола' })).toBeVisible()
  await other.getByLabel('Имейл').fill(email)
  await other.getByRole('button', { name: 'Изпратете връзка' }).click()
  await expect(main(other).getByRole('status')).toContainText('Проверете пощата си')

  await expect.poll(async () => (await writtenTo(email, site.dataDir)).length, { timeout: 20_000 }).toBe(1)
  const link = linkOf((await writtenTo(email, site.dataDir))[0])
  await other.goto(link)
  await other.getByLabel('Нова парола', { exact: true }).fill('12345')
  await other.getByRole('button', { name: 'Сменете паролата' }).click()
  await expect(other.getByText('Паролата трябва да е поне 6 символа')).toBeVisible()
  await other.getByLabel('Нова парола', { exact: true }).fill('нова-лоза8')
  await other.getByRole('button', { name: 'Сменете паролата' }).click()
  await expect(toast(other)).toContainText('Паролата е сменена. Влезте с новата.')

  await expect(toast(page)).toContainText('Вече не сте в профила си')
  await page.goto('/profile')
  await expect(page).toHaveURL(/\/auth\?from=%2Fprofile/)
  await signIn(other, email, 'нова-лоза8')
  await expect(other.getByRole('heading', { name: 'Вера Тодорова' })).toBeVisible()

  await page.goto(link)
  await page.getByLabel('Нова парола', { exact: true }).fill('още-една9')
  await page.getByRole('button', { name: 'Сменете паролата' }).click()
  await expect(page.getByText('Връзката е невалидна, вече използвана или с изтекъл срок.')).toBeVisible()
  await other.context().close()
})

test('signing out of all devices signs out another browser without a reload', async ({
  page,
  browser,
  site,
}) => {
  const email = await register(page)
  const other = await (await browser.newContext({ baseURL: site.url })).newPage()
  await signIn(other, email, 'лозата7')
  await expect(other.getByRole('heading', { name: 'Вера Тодорова' })).toBeVisible()

  await page.goto('/profile')
  const devices = main(page).getByRole('region', { name: 'Сигурност' }).getByRole('listitem')
  await expect(devices).toHaveCount(2)
  await expect(devices.first()).toContainText('това устройство')
  await expect(devices.first()).toContainText('Chrome')
  const reader = await other.context().newPage()
  const isKnown = reader.waitForResponse('**/api/me')
  await Promise.all([isKnown, openLive(reader, '/news')])
  const answer = page.waitForResponse('**/api/users/logout?allSessions=true')
  await page.getByRole('button', { name: 'Изход от всички устройства' }).click()
  expect((await answer).ok()).toBe(true)

  const { user } = (await (await other.request.get('/api/me')).json()) as { user: object | null }
  expect(user).toBeNull()
  // Both pages react by themselves: the private one is left, the public one stays.
  await Promise.all([
    expect(other).toHaveURL(/\/auth\?from=%2Fprofile/),
    expect(toast(reader)).toContainText('Вече не сте в профила си'),
    expect(toast(page)).toContainText('Успешно излязохте'),
  ])
  await expect(page).toHaveURL(`${site.url}/`)
  await expect(toast(other)).toContainText('Вече не сте в профила си')
  await expect(reader).toHaveURL(/\/news$/)
  await expect(reader.locator('a[href^="/auth"]').first()).toBeAttached()
  await other.context().close()
})

test('one device can be signed out in the list, and changing the password requires the current one', async ({
  page,
  browser,
  site,
}) => {
  const email = await register(page)
  const other = await (await browser.newContext({ baseURL: site.url })).newPage()
  await signIn(other, email, 'лозата7')
  await expect(other.getByRole('heading', { name: 'Вера Тодорова' })).toBeVisible()

  await page.goto('/profile')
  const devices = main(page).getByRole('region', { name: 'Сигурност' }).getByRole('listitem')
  await devices
    .nth(1)
    .getByRole('button', { name: /^Изход от/ })
    .click()
  await expect(devices).toHaveCount(1)
  await expect(other).toHaveURL(/\/auth\?from=%2Fprofile/)

  await page.getByRole('button', { name: 'Смяна на паролата' }).click()
  await page.getByLabel('Досегашна парола').fill('не-е-тази')
  await page.getByLabel('Нова парола').fill('нова-лоза8')
  await page.getByRole('button', { name: 'Сменете паролата' }).click()
  await expect(page.getByText('Досегашната парола не е вярна.')).toBeVisible()
  await page.getByLabel('Досегашна парола').fill('лозата7')
  await page.getByRole('button', { name: 'Сменете паролата' }).click()
  await expect(toast(page)).toContainText('Паролата е сменена.')
  await other.context().close()
})

test('five wrong passwords lock sign-in with a message and a link to the password reset', async ({
  page,
}) => {
  const email = `nikoy-${crypto.randomUUID().slice(0, 8)}@example.org`
  await page.goto('/auth')
  await page.getByLabel('Имейл').fill(email)
  for (let number = 1; number <= 5; number += 1) {
    await page.getByLabel('Парола', { exact: true }).fill(`грешна-${number}`)
    const answer = page.waitForResponse('**/api/users/login')
    await main(page).getByRole('button', { name: 'Вход' }).click()
    await answer
  }
  const alert = main(page).getByRole('alert')
  await expect(alert).toContainText('заключен за 10 минути')
  await alert.getByRole('link', { name: 'Поискайте писмо' }).click()
  await expect(page.getByRole('heading', { name: 'Забравена парола' })).toBeVisible()
})
