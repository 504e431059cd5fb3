import type { Page } from '@playwright/test'
import { writtenTo } from '#support/outbox'
import { openPushService } from '#support/push-service'
import { endSessions } from '../support/end-sessions'
import { toast } from '../support/failing-form'
import { itemBodies } from '../support/item-bodies'
import { newMember } from '../support/new-member'
import { message } from '../support/panel-message'
import { accountOf, expect, test } from '../support/site'
import type { Site } from '../support/start-site'

const search = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
const form = (page: Page) => page.getByRole('dialog')

/** In a browser of their own; what its page asks of a push service, it has asked. */
async function turnOnPhone({ page, id }: { page: Page; id: string }, site: Site, phone: object) {
  const { request } = page.context()
  const headers = { Origin: site.url }
  const { signingKey } = (await (await request.get('/api/push-subscriptions/key')).json()) as {
    signingKey: string
  }
  const added = await request.post('/api/push-subscriptions/add', { data: { ...phone, signingKey }, headers })
  expect(added.status()).toBe(200)
  await request.patch(`/api/users/${id}`, { data: { quietHours: false }, headers })
}

test(
  'a flat approved in the panel is told once to whom saved the search: by bell, push and email',
  { tag: '@phone' },
  async ({ as, browser, site, contextOptions }) => {
    const service = await openPushService()
    const seeker = await newMember({ browser, site, contextOptions, city: 'Бон' })
    const { page, email } = seeker
    const phone = service.newBrowser()
    await turnOnPhone(seeker, site, { endpoint: phone.endpoint, keys: phone.keys })
    const district = `Квартал${crypto.randomUUID().slice(0, 6).replaceAll(/\d/g, 'а')}`

    await page.goto(`/apartments?q=${encodeURIComponent(district)}&rooms=2&price=900`)
    await page.getByRole('link', { name: 'Известявай ме' }).click()
    await expect(form(page).getByRole('list', { name: 'Какво търсим' }).getByRole('listitem')).toHaveText([
      'Квартири',
      `„${district}“`,
      '2 стаи',
      'до 900 €',
    ])
    await form(page).getByRole('textbox', { name: 'Име' }).fill('Дом за нас')
    await form(page).getByLabel('По имейл').check()
    await form(page).getByRole('button', { name: 'Запазете' }).click()
    await expect(toast(page)).toContainText('Ще Ви известяваме')
    await expect(search(page, 'Дом за нас')).toContainText('Веднага · в сайта, на телефона, по имейл')
    await expect(search(page, 'Дом за нас')).toContainText('Няма нови')

    const owner = await newMember({ browser, site, contextOptions, city: 'Бон' })
    const title = `Дом до ${district}`
    const sent = await owner.page.context().request.post('/api/apartments', {
      data: { ...itemBodies.apartments, title, price: 850 },
      headers: { Origin: site.url },
    })
    expect(sent.status()).toBe(201)
    const moderator = await as('moderator')
    await moderator.goto('/moderator/approvals?kind=apartments')
    await moderator.getByRole('button', { name: new RegExp(title) }).click()
    await moderator.getByRole('article').getByRole('button', { name: 'Одобрете' }).click()
    await expect(message(moderator, 'Одобрено.')).toBeVisible()

    const bell = page.getByRole('banner').getByRole('button', { name: 'Известия, 1 непрочетено' })
    await expect(bell).toBeVisible({ timeout: 30_000 })
    const told = { title: '1 нова квартира за „Дом за нас“', body: `„${title}“` }
    await expect.poll(() => phone.told()).toMatchObject([told])
    const letters = async () =>
      (await writtenTo(email, site.dataDir)).filter((letter) => letter.includes(title))
    await expect.poll(async () => (await letters()).length, { timeout: 20_000 }).toBe(1)
    await bell.click()
    await page.getByRole('link', { name: new RegExp(told.title) }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

    await page.goto('/favorites/searches')
    await expect(search(page, 'Дом за нас')).toContainText('1 ново за 7 дни')
    await expect(search(page, 'Дом за нас').getByRole('link', { name: title })).toBeVisible()
    const [stop] = /\S+\d\/unsubscribe\?token=\S+\.search\.\S+/.exec((await letters())[0]!)!
    await page.goto(stop)
    await page.getByRole('button', { name: 'Спрете го' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Търсенето е спряно' })).toBeVisible()
    await page.goto('/favorites/searches')
    await expect(search(page, 'Дом за нас')).toContainText('На пауза')
    expect([phone.told().length, (await letters()).length]).toEqual([1, 1])
    await service.close()
  },
)

test(
  'a search is changed, paused and deleted; the same one and an eleventh are not saved',
  { tag: '@phone' },
  async ({ browser, site, contextOptions }) => {
    const { page } = await newMember({ browser, site, contextOptions })
    await page.goto('/favorites')
    await page.getByRole('link', { name: 'Запазени търсения' }).click()
    await expect(page.getByRole('heading', { name: 'Още не сте запазили търсене' })).toBeVisible()

    await page.goto('/search?q=дюнер')
    await page.getByRole('link', { name: 'Известявай ме' }).click()
    for (const place of ['В сайта', 'На телефона']) await form(page).getByLabel(place).uncheck()
    await form(page).getByRole('button', { name: 'Запазете' }).click()
    await expect(form(page).getByText('Изберете поне едно място')).toBeVisible()
    await expect(form(page).getByRole('group', { name: 'Къде' })).toBeFocused()
    await expect(form(page).getByRole('textbox', { name: 'Име' })).toHaveValue('дюнер')
    await form(page).getByLabel('В сайта').check()
    await expect(form(page).getByText('Изберете поне едно място')).toBeHidden()
    await form(page).getByRole('radio', { name: 'Всяка седмица' }).check()
    await form(page).getByRole('button', { name: 'Запазете' }).click()
    await expect(search(page, 'дюнер')).toContainText('Понеделник в 8:00 ч. · в сайта')

    await search(page, 'дюнер').getByRole('button', { name: 'Променете: дюнер' }).click()
    await form(page).getByRole('textbox', { name: 'Име' }).fill('Обяд')
    await form(page).getByRole('button', { name: 'Запазете' }).click()
    await search(page, 'Обяд').getByRole('button', { name: 'Пауза: Обяд' }).click()
    await expect(search(page, 'Обяд')).toContainText('Спряно на')
    await search(page, 'Обяд').getByRole('button', { name: 'Включете: Обяд' }).click()
    await expect(search(page, 'Обяд')).toContainText('Няма нови')

    await page.goto('/search?q=дюнер')
    await page.getByRole('link', { name: 'Известявай ме' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'вече е запазено' })).toBeVisible()
    await search(page, 'Обяд').getByRole('button', { name: 'Изтрийте „Обяд“' }).click()
    await form(page).getByRole('button', { name: 'Изтрийте търсенето' }).click()
    await expect(search(page, 'Обяд')).toHaveCount(0)

    for (let number = 0; number < 10; number += 1) {
      const data = {
        name: `№ ${number}`,
        address: `/stores?q=баница${number}`,
        rhythm: 'daily',
        onSite: true,
      }
      await page.context().request.post('/api/saved-searches', { data, headers: { Origin: site.url } })
    }
    await page.goto('/events')
    await page.getByRole('link', { name: 'Известявай ме' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'повече не може' })).toBeVisible()
    await expect(form(page)).toHaveCount(0)
  },
)

test('a visitor signs in first, and the conditions are kept', async ({ page, site }) => {
  await page.goto('/services?city=berlin')
  await page.getByRole('link', { name: 'Известявай ме' }).click()
  const { email, password } = accountOf(site, 'member')
  await page.getByLabel('Имейл', { exact: true }).fill(email)
  await page.getByLabel('Парола', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Вход', exact: true }).click()
  await expect(form(page).getByRole('list', { name: 'Какво търсим' }).getByRole('listitem')).toHaveText([
    'Услуги',
    'Берлин',
  ])
})

test('past events and lists of which nothing is told have no such button', async ({ page }) => {
  for (const list of ['/events?when=past', '/documents', '/contacts', '/search?q=лекар&kind=contacts']) {
    await page.goto(list)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Известявай ме' })).toHaveCount(0)
  }
})

test('what is deleted elsewhere goes here too; a form outlives its session', async ({
  browser,
  site,
  contextOptions,
}) => {
  const member = await newMember({ browser, site, contextOptions })
  const { page, password } = member
  const { request } = page.context()
  const headers = { Origin: site.url }
  const data = { name: 'Диван', address: '/small-ads?q=диван', rhythm: 'daily', onSite: true }
  const sent = await request.post('/api/saved-searches', { data, headers })
  const { doc } = (await sent.json()) as { doc: { id: string } }
  await page.goto('/favorites/searches')
  await search(page, 'Диван').getByRole('button', { name: 'Променете: Диван' }).click()
  await request.delete(`/api/saved-searches/${doc.id}`, { headers })
  await form(page).getByRole('button', { name: 'Запазете' }).click()
  await expect(form(page).getByRole('alert')).toContainText('Търсенето е изтрито')
  await form(page).getByRole('button', { name: 'Отказ' }).click()
  await expect(search(page, 'Диван')).toHaveCount(0)

  await page.goto('/small-ads?q=диван')
  await page.getByRole('link', { name: 'Известявай ме' }).click()
  await form(page).getByRole('textbox', { name: 'Име' }).fill('За хола')
  await endSessions(member, site.url)
  await form(page).getByLabel('Парола', { exact: true }).fill(password)
  await form(page).getByRole('button', { name: 'Вход и изпращане' }).click()
  await expect(search(page, 'За хола')).toBeVisible()
  await page.context().close()
})
