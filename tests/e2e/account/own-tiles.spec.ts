import type { Page } from '@playwright/test'
import { inDays, itemBodies } from '../support/item-bodies'
import { newMember } from '../support/new-member'
import { expect, test } from '../support/site'
import { siteSql } from '../support/site-sql'

const dialog = (page: Page) => page.getByRole('dialog')
const tile = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Моите публикации' }).getByRole('article').filter({ hasText: name })

test(
  'service: the profile first, then the tile shows the state and offers editing and deletion',
  { tag: '@phone' },
  async ({ browser, site, contextOptions }) => {
    const { page, id } = await newMember({ browser, site, contextOptions })
    await page.goto('/profile')
    const service = tile(page, 'Моята услуга')
    await expect(service).toContainText('Първо попълнете профила')
    await service.getByRole('button', { name: 'Добавете услуга' }).click()
    await expect(dialog(page)).toContainText('Непопълнен профил')
    await expect(dialog(page)).toContainText(
      'Трябва да попълните всички полета в профила си, за да публикувате услуга.',
    )
    await page.request.patch(`/api/users/${id}`, { data: { city: 'Бон' }, headers: { Origin: site.url } })
    await page.reload()
    await service.getByRole('button', { name: 'Добавете услуга' }).click()
    await dialog(page).getByLabel('Заглавие').fill('Уроци по немски')
    await dialog(page).getByLabel('Категория').selectOption('Образование')
    await dialog(page).getByLabel('Описание').fill('За начинаещи и напреднали.')
    await dialog(page).getByLabel('Контакт').fill('0170 1234567')
    await dialog(page).getByLabel('Цена').fill('22 €/час')
    await dialog(page).getByRole('button', { name: 'Изпратете за одобрение' }).click()
    await expect(service).toContainText('Уроци по немски')
    await expect(service).toContainText('Очаква одобрение')
    await expect(service.getByRole('button', { name: 'Редактирайте' })).toBeVisible()
    await service.getByRole('button', { name: 'Изтрийте' }).click()
    await dialog(page).getByRole('button', { name: 'Изтрийте услугата' }).click()
    await expect(service).toContainText('Нямате публикувана услуга.')
    await page.context().close()
  },
)

test('small ads: an active one offers editing and deletion, an expired one a new ad or renewal', async ({
  browser,
  site,
  contextOptions,
}) => {
  const { page, id: memberId } = await newMember({ browser, site, contextOptions })
  const headers = { Origin: site.url }
  await page.goto('/profile')
  const ad = tile(page, 'Моята малка обява')
  await expect(ad).toContainText('Нямате активна обява.')
  await expect(ad).toContainText('Първо попълнете профила')
  await ad.getByRole('button', { name: 'Нова обява' }).click()
  await expect(dialog(page)).toContainText('Please complete your profile before publishing an ad')
  await page.keyboard.press('Escape')

  await page.request.patch(`/api/users/${memberId}`, { data: { city: 'Бон' }, headers })
  const publish = async (title: string) => {
    const answer = await page.request.post('/api/small-ads', {
      headers,
      data: { ...itemBodies['small-ads'], title },
    })
    expect(answer.status()).toBe(201)
    return ((await answer.json()) as { doc: { id: string } }).doc.id
  }
  const old = await publish('Детско колело')
  await page.reload()
  await expect(ad).toContainText('Детско колело')
  await expect(ad).toContainText('Активна')
  await expect(ad.getByRole('button', { name: 'Нова обява' })).toHaveCount(0)
  await expect(ad.getByRole('button', { name: 'Редактирайте' })).toBeVisible()

  await siteSql(site, 'update small_ads set published_at = $2, expires_at = $3 where id = $1', [
    old,
    inDays(-8),
    inDays(-1),
  ])
  await page.reload()
  await expect(ad).toContainText('Изтекла (Expired)')
  await expect(ad.getByRole('button', { name: 'Подновете' })).toBeVisible()
  await expect(ad.getByRole('button', { name: 'Нова обява' })).toBeVisible()

  await publish('Детска количка')
  // An active ad is shown before an expired one with a later date.
  await siteSql(site, 'update small_ads set created_at = $2 where id = $1', [old, inDays(1)])
  await page.reload()
  await expect(ad).toContainText('Детска количка')
  await expect(ad).not.toContainText('Детско колело')
  await expect(ad.getByRole('button', { name: 'Нова обява' })).toHaveCount(0)
  await page.context().close()
})

test('apartment: possible without a complete profile, the tile shows the state and offers deletion', async ({
  browser,
  site,
  contextOptions,
}) => {
  const { page } = await newMember({ browser, site, contextOptions })
  await page.goto('/profile')
  const apartment = tile(page, 'Моята квартира')
  await expect(apartment).toContainText('Нямате публикувана квартира.')
  await expect(apartment).not.toContainText('Първо попълнете профила')
  await apartment.getByRole('button', { name: 'Добавете обява' }).click()
  await dialog(page).getByLabel('Заглавие').fill('Светла двустайна')
  await dialog(page).getByLabel('Описание').fill('Втори етаж, асансьор.')
  await dialog(page).getByLabel('Търся', { exact: true }).check()
  await expect(dialog(page).getByLabel('Адрес', { exact: false }).first()).toBeHidden()
  await expect(dialog(page).getByLabel('Депозит')).toBeHidden()
  await dialog(page).getByLabel('Предлагам', { exact: true }).check()
  await dialog(page).getByLabel('Град').fill('Аугсбург')
  await dialog(page).getByLabel('Адрес').first().fill('Lechhausen')
  await dialog(page).getByLabel('Наем в евро на месец').fill('740')
  await dialog(page).getByLabel('Стаи').fill('2')
  await dialog(page).getByLabel('Телефон').fill('+49 821 5550499')
  await dialog(page).getByRole('button', { name: 'Изпратете за одобрение' }).click()
  await expect(apartment).toContainText('Светла двустайна')
  await expect(apartment).toContainText('Очаква одобрение')
  await expect(apartment.getByRole('button', { name: 'Редактирайте' })).toBeVisible()
  await apartment.getByRole('button', { name: 'Изтрийте' }).click()
  await dialog(page).getByRole('button', { name: 'Изтрийте обявата' }).click()
  await expect(apartment).toContainText('Нямате публикувана квартира.')
  await page.context().close()
})

test('an answer appears in the open history of messages', async ({ as, browser, site, contextOptions }) => {
  const { page } = await newMember({ browser, site, contextOptions, city: 'Бон' })
  const headers = { Origin: site.url }
  const data = { messageType: 'other', messageContent: 'Как се сменя градът?' }
  const sent = await page.request.post('/api/admin-messages', { data, headers })
  const { doc } = await sent.json()
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Вашите съобщения' }).click()
  await expect(dialog(page)).toContainText('Как се сменя градът?')
  const admin = await as('admin')
  await admin.request.post(`/api/admin-messages/${doc.id}/reply`, { data: { text: 'От профила.' }, headers })
  await expect(dialog(page)).toContainText('От профила.')
  await page.context().close()
})
