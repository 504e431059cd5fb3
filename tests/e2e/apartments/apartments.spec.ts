import type { Page } from '@playwright/test'
import { newMember } from '../support/new-member'
import { expect, test } from '../support/site'

const toast = (page: Page) => page.getByRole('region', { name: 'Кратки известия' })
const dialog = (page: Page) => page.getByRole('dialog')
const own = (page: Page) => page.getByRole('region', { name: 'Вашата обява за квартира' })
const cards = (page: Page) => page.getByRole('list', { name: 'Квартири под наем' }).getByRole('article')
const addButton = (page: Page) => page.getByRole('button', { name: 'Добавете обява' }).first()

const input = {
  adType: 'offer',
  title: 'Тиха гарсониера',
  description: 'Нов хладилник остава.',
  price: 430,
  city: 'Бремен',
  address: 'Findorff, Hemmstraße',
  rooms: 1,
  contact: 'Рада',
  phone: '+49 421 5550499',
}

async function publish(page: Page, { url }: { url: string }, given: Record<string, unknown> = {}) {
  const title = `Гарсониера ${crypto.randomUUID().slice(0, 8)}`
  const answer = await page.request.post('/api/apartments', {
    data: { ...input, title, ...given },
    headers: { Origin: url },
  })
  expect(answer.status()).toBe(201)
  const { doc } = (await answer.json()) as { doc: { id: string; slug: string; title: string } }
  return doc
}

async function decide(staff: Page, { url }: { url: string }, id: string, data: Record<string, unknown>) {
  const answer = await staff.request.patch(`/api/apartments/${id}`, { data, headers: { Origin: url } })
  expect(answer.status()).toBe(200)
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor reads and filters by city, type, rooms and rent', async ({ page }) => {
    await page.goto('/apartments')
    await expect(page.getByRole('heading', { level: 1, name: 'Квартири под наем' })).toBeVisible()
    await expect(page.getByText('Не плащайте преди оглед')).toBeVisible()
    await expect(cards(page).first()).toContainText('€/месец')

    await page.getByRole('searchbox', { name: 'Град или квартал' }).fill('Берлин')
    await page.getByRole('button', { name: 'Търсете' }).click()
    await expect(page.getByText(/^Намерени \d+ резултата за „Берлин“$/)).toBeVisible()
    for (const card of await cards(page).all()) await expect(card).toContainText('Берлин')

    await page.getByLabel('Наем до').fill('500 €')
    await page.getByLabel('Вид').selectOption({ label: 'Предлагат се' })
    await page.getByRole('button', { name: 'Търсете' }).click()
    await expect(page.getByText('Намерен 1 резултат за „Берлин“')).toBeVisible()
    await expect(cards(page)).toContainText('480 €/месец')

    await page.goto('/apartments?type=search')
    await expect(cards(page).first()).toContainText('По договаряне')
    await expect(cards(page).first()).toContainText('Търси се')
    await page.goto('/apartments?q=няматакавадума')
    await expect(page.getByRole('heading', { name: 'Няма намерени квартири' })).toBeVisible()
  })
})

test('the filters are in the address, with more filters, the back button and clearing', async ({ page }) => {
  await page.goto('/apartments')
  const count = page.getByRole('status').filter({ hasText: /обяв|резултат/ })
  await page.getByText('Още филтри').click()
  await page.getByLabel('С домашни любимци').check()
  await expect(page).toHaveURL(/\?pets=yes$/)
  await expect(count).toContainText('Намерени')
  await page.getByLabel('Стаи').selectOption('4')
  await expect(page).toHaveURL(/rooms=4/)
  await expect(count).toHaveText('Намерен 1 резултат')
  await page.goBack()
  await expect(page.getByLabel('Стаи')).toHaveValue('')
  await expect(page.getByLabel('С домашни любимци')).toBeChecked()
  await page.getByRole('link', { name: 'Изчистете' }).click()
  await expect(page).toHaveURL(/\/apartments$/)
  await expect(page.getByLabel('С домашни любимци')).not.toBeChecked()
  await page.goto('/apartments?price=740,50')
  await expect(page.getByLabel('Наем до')).toHaveValue('740,5')
})

test('a member publishes, waits for approval, reads the reason, corrects and deletes', async ({
  as,
  site,
  browser,
  contextOptions,
}) => {
  const { page } = await newMember({ browser, site, contextOptions })
  await page.goto('/apartments')
  await addButton(page).click()
  await dialog(page).getByRole('button', { name: 'Изпратете за одобрение' }).click()
  await expect(dialog(page).getByRole('alert')).toHaveText('Моля, попълнете всички задължителни полета.')
  const title = `Двустайна ${crypto.randomUUID().slice(0, 8)}`
  await dialog(page).getByLabel('Заглавие').fill(title)
  await dialog(page).getByLabel('Описание').fill('Втори етаж, асансьор.')
  await dialog(page).getByLabel('Град').fill('Аугсбург')
  await dialog(page).getByLabel('Адрес').first().fill('Lechhausen')
  await dialog(page).getByLabel('Наем в евро на месец').fill('740')
  await dialog(page).getByLabel('Стаи').fill('2.5')
  await dialog(page).getByLabel('Телефон').fill('+49 821 5550499')
  await dialog(page).getByLabel('Имейл').fill('не-е-имейл')
  await dialog(page).getByRole('button', { name: 'Изпратете за одобрение' }).click()
  await expect(dialog(page).getByText('Въведете цяло число.')).toBeVisible()
  await expect(dialog(page).getByText(/Проверете имейла/)).toBeVisible()
  await dialog(page).getByLabel('Стаи').fill('2')
  await dialog(page).getByLabel('Имейл').fill('')
  await dialog(page).getByLabel('Площ').fill('57')
  await dialog(page).getByRole('button', { name: 'Изпратете за одобрение' }).click()
  await expect(toast(page)).toContainText('Обявата е изпратена за одобрение.')
  await expect(own(page)).toContainText('Очаква одобрение')
  await expect(cards(page).filter({ hasText: title })).toHaveCount(0)

  await addButton(page).click()
  await expect(dialog(page)).toContainText('Можете да публикувате само една обява за квартира на акаунт.')
  await dialog(page).getByRole('button', { name: 'Разбрах' }).click()

  const moderator = await as('moderator')
  const { own: mine } = (await (await page.request.get('/api/me')).json()) as { own: { id: string }[] }
  await decide(moderator, site, mine[0]!.id, { approval: 'rejected', rejectionReason: 'Добавете квартал.' })
  await page.reload()
  await expect(own(page)).toContainText('Върната за корекция')
  await expect(own(page)).toContainText('Причина: Добавете квартал.')

  await own(page).getByRole('button', { name: 'Редактирайте' }).click()
  await dialog(page).getByLabel('Площ').fill('')
  await dialog(page).getByLabel('Описание').fill('Втори етаж, квартал Лехаузен.')
  await dialog(page).getByRole('button', { name: 'Запазете' }).click()
  await expect(toast(page)).toContainText('Промените са изпратени за одобрение.')
  await decide(moderator, site, mine[0]!.id, { approval: 'approved' })
  await page.reload()
  await expect(own(page)).toContainText('Одобрена')
  const card = cards(page).filter({ hasText: title })
  await expect(card).toContainText('740 €/месец')
  await expect(card).not.toContainText('м²')
  await expect(card).toContainText('По договаряне')

  await own(page).getByRole('button', { name: 'Изтрийте' }).click()
  await dialog(page).getByRole('button', { name: 'Изтрийте обявата' }).click()
  await expect(toast(page)).toContainText('Обявата е изтрита.')
  await expect(own(page)).toHaveCount(0)
  await expect(card).toHaveCount(0)
})

test('the page of an apartment has structured data, a phone number on request, and 410 once withdrawn', async ({
  page,
  as,
  site,
  browser,
  contextOptions,
}) => {
  const { page: owner } = await newMember({ browser, site, contextOptions, city: 'Дортмунд' })
  const moderator = await as('moderator')
  const { id, slug, title } = await publish(owner, site, { deposit: 900 })
  expect((await page.goto(`/apartments/${slug}`))?.status()).toBe(404)
  await owner.goto(`/apartments/${slug}`)
  await expect(owner).toHaveURL(`/profile/items/apartments/${id}`)
  await expect(owner.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(owner.locator('main')).toContainText('Очаква одобрение')
  await decide(moderator, site, id, { approval: 'approved' })

  await expect.poll(async () => (await page.goto(`/apartments/${slug}`))?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const json = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent())!)
  expect(json).toMatchObject({ '@type': 'Offer', itemOffered: { '@type': 'Apartment', numberOfRooms: 1 } })
  await page
    .locator('aside')
    .getByRole('button', { name: /Контакт/ })
    .click()
  await expect(page.locator('aside').getByRole('link', { name: '+49 421 5550499' })).toHaveAttribute(
    'href',
    'tel:+494215550499',
  )
  await expect(page.locator('aside').getByRole('status')).toContainText('Рада')

  await decide(moderator, site, id, { approval: 'rejected', rejectionReason: 'Вече е заета.' })
  await expect.poll(async () => (await page.goto(`/apartments/${slug}`))?.status()).toBe(410)
  await expect(page.getByRole('list', { name: 'Други квартири' }).getByRole('article')).toHaveCount(3)
})

test('an apartment can be reported from its card', async ({ site, browser, contextOptions }) => {
  const { page } = await newMember({ browser, site, contextOptions, city: 'Дортмунд' })
  await page.goto('/apartments')
  await cards(page)
    .first()
    .getByRole('button', { name: /Подайте доклад/ })
    .click()
  await expect(dialog(page).getByRole('radio')).toHaveCount(6)
  await dialog(page).getByLabel('Измама/искане на предплата').check()
  await dialog(page).getByRole('button', { name: 'Изпратете доклада' }).click()
  await expect(toast(page)).toContainText('Докладът е изпратен.')
})
