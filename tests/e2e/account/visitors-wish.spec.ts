import { newMember } from '../support/new-member'
import { expect, test } from '../support/site'
import { publishEvent } from '../support/publish-event'

test('a visitor who wants to add a service learns why to sign in, and then has the form @phone', async ({
  page,
  browser,
  site,
  contextOptions,
}) => {
  const { email, password, page: other } = await newMember({ browser, site, contextOptions, city: 'Бон' })
  await page.goto('/services')
  await page.getByRole('link', { name: 'Добавете услуга' }).click()
  await expect(page.getByText('Трябва да влезете в профила си')).toBeVisible()
  await page.getByLabel('Имейл').fill(email)
  await page.getByLabel('Парола', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Вход' }).click()
  await expect(page.getByRole('dialog', { name: 'Нова услуга' })).toBeVisible()
  await expect(page).toHaveURL(`${site.url}/services`)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Добавете услуга' })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await other.context().close()
})

test('a visitor who signs up for an event and registers is signed up, once and only by their own click @phone', async ({
  page,
  as,
  browser,
  site,
  contextOptions,
}) => {
  const event = await publishEvent((await as('admin')).request, site)
  await page.goto(`/events/${event.slug}`)
  await page.getByRole('link', { name: 'Запишете се', exact: true }).click()
  await expect(page.getByText('Трябва да влезете в профила си')).toBeVisible()
  await page.getByRole('link', { name: 'Регистрация' }).click()
  await expect(page.getByText('Трябва да влезете в профила си')).toBeVisible()
  await page.getByLabel('Име и фамилия').fill('Вера Тодорова')
  await page.getByLabel('Имейл').fill(`vera-${crypto.randomUUID().slice(0, 8)}@example.org`)
  await page.getByLabel('Парола', { exact: true }).fill('лозата7')
  await page.getByRole('button', { name: 'Създайте профил' }).click()
  await expect(page.getByText('Записани сте')).toBeVisible()
  await expect(page).toHaveURL(`${site.url}/events/${event.slug}`)

  const led = await newMember({ browser, site, contextOptions, city: 'Бон' })
  await led.page.goto(`/events/${event.slug}#join`)
  await expect(led.page).toHaveURL(`${site.url}/events/${event.slug}`)
  await expect(led.page.getByRole('button', { name: 'Запишете се' })).toBeEnabled()
  await expect(led.page.getByText('Записани сте')).toBeHidden()
  await led.page.context().close()
})

test('signing up without a connection keeps the page and says so; the error goes when it works', async ({
  as,
  browser,
  site,
  contextOptions,
}) => {
  const event = await publishEvent((await as('admin')).request, site)
  const { page } = await newMember({ browser, site, contextOptions, city: 'Бон' })
  await page.goto(`/events/${event.slug}`)
  const signUp = page.getByRole('button', { name: 'Запишете се' })
  await expect(signUp).toBeEnabled()
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await signUp.click()
  const toasts = page.getByRole('region', { name: 'Кратки известия' })
  await expect(toasts).toContainText('Няма връзка със сървъра')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.context().setOffline(false)
  await signUp.click()
  await expect(page.getByText('Записани сте')).toBeVisible()
  await expect(toasts).not.toContainText('Грешка')
  await page.context().close()
})
