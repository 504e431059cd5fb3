import type { Page } from '@playwright/test'
import { inDays } from '../support/item-bodies'
import { newMember } from '../support/new-member'
import { expect, test } from '../support/site'
import { siteSql } from '../support/site-sql'

const toast = (page: Page) => page.getByRole('region', { name: 'Кратки известия' })
const dialog = (page: Page) => page.getByRole('dialog')
const own = (page: Page) => page.getByRole('region', { name: 'Вашата обява' })
const cards = (page: Page) => page.getByRole('list', { name: 'Малки обяви' }).getByRole('article')

const input = {
  authorName: 'Рада',
  title: 'Детско колело',
  category: 'Продажба',
  description: 'Малко карано, 16 цола.',
  city: 'Дортмунд',
  contact: '+49 151 7654321',
}

async function publish(page: Page, { url }: { url: string }, given: Record<string, unknown> = {}) {
  const title = `Колело ${crypto.randomUUID().slice(0, 8)}`
  const answer = await page.request.post('/api/small-ads', {
    data: { ...input, title, ...given },
    headers: { Origin: url },
  })
  expect(answer.status()).toBe(201)
  const { doc } = (await answer.json()) as { doc: { id: string; slug: string; title: string } }
  return doc
}

const expire = 'update small_ads set published_at = $2, expires_at = $3 where id = $1'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor reads, searches and filters by category', async ({ page }) => {
    await page.goto('/small-ads')
    await expect(page.getByRole('heading', { level: 1, name: 'Малки обяви' })).toBeVisible()
    await expect(cards(page)).toHaveCount(24)
    await expect(page.getByText(/активни обяви/)).toBeVisible()
    await expect(page.getByText('дни валидност')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Нова обява' })).toHaveCount(0)

    await page
      .getByRole('navigation', { name: 'Категория' })
      .getByRole('link', { name: 'Автомобили' })
      .click()
    await expect(page).toHaveURL(/category=/)
    await expect(cards(page).first()).toContainText('Скорости')

    await page.getByRole('searchbox', { name: 'Търсене в обявите' }).fill('golf')
    await page.getByRole('button', { name: 'Търсете' }).click()
    await expect(page).toHaveURL(/q=golf/)
    await expect(page).toHaveURL(/category=/)
    await expect(cards(page).first()).toContainText('Golf')

    await page.goto('/small-ads?q=няматакавадума')
    await expect(page.getByRole('heading', { name: 'Няма намерени обяви' })).toBeVisible()
  })
})

test(
  'a visitor sees no buttons for a new ad or a report, and gets the contact on request',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/small-ads')
    await expect(page.getByRole('link', { name: 'Влезте, за да публикувате' })).toBeVisible()
    await expect(page.getByRole('button', { name: /Подайте доклад/ })).toHaveCount(0)
    const card = cards(page).first()
    expect(await card.innerHTML()).not.toMatch(/tel:|mailto:/)
    await card.getByRole('button', { name: /Контакт/ }).click()
    await expect(card.getByRole('status').getByRole('link')).toHaveAttribute('href', /^(tel|mailto):/)
  },
)

test('a price is shown in euros, a missing one as negotiable', async ({
  page,
  site,
  browser,
  contextOptions,
}) => {
  const { page: owner } = await newMember({ browser, site, contextOptions, city: 'Дортмунд' })
  const { slug } = await publish(owner, site, { price: '230' })
  await page.goto(`/small-ads/${slug}`)
  await expect(page.locator('aside .price')).toHaveText('230 Euro')
  const json = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent())!)
  expect(json).toMatchObject({ '@type': 'Offer', price: 230, priceCurrency: 'EUR' })

  const { page: other } = await newMember({ browser, site, contextOptions, city: 'Дортмунд' })
  const { slug: free } = await publish(other, site)
  await page.goto(`/small-ads/${free}`)
  await expect(page.locator('aside .price')).toHaveText('По договаряне')
})

test(
  'a member publishes, sees 7 days, edits and deletes',
  { tag: '@phone' },
  async ({ site, browser, contextOptions }) => {
    const { page } = await newMember({ browser, site, contextOptions, city: 'Дортмунд' })
    await page.goto('/small-ads')
    await page.getByRole('button', { name: 'Нова обява' }).click()
    await dialog(page).getByRole('button', { name: 'Публикувайте' }).click()
    await expect(dialog(page).getByRole('alert')).toHaveText('Моля, попълнете всички задължителни полета.')
    await expect(dialog(page).getByLabel('Заглавие')).toBeFocused()

    const title = `Опел Астра ${crypto.randomUUID().slice(0, 8)}`
    await dialog(page).getByLabel('Заглавие').fill(title)
    await expect(dialog(page).getByLabel('Марка')).toBeHidden()
    await dialog(page).getByLabel('Категория').selectOption('Автомобили')
    expect(await dialog(page).getByLabel('Марка').locator('option').count()).toBe(25)
    await dialog(page).getByLabel('Марка').selectOption('Opel')
    await dialog(page).getByLabel('Категория').selectOption('Продажба')
    await expect(dialog(page).getByLabel('Марка')).toBeHidden()
    await dialog(page).getByLabel('Категория').selectOption('Автомобили')
    await expect(dialog(page).getByLabel('Марка')).toHaveValue('Opel')
    const nextYear = new Date().getFullYear() + 1
    await dialog(page)
      .getByLabel('Година')
      .fill(String(nextYear + 1))
    await dialog(page).getByLabel('Описание').fill('я'.repeat(501))
    await dialog(page).getByLabel('Контакт').fill('rada@example.org')
    await dialog(page).getByRole('button', { name: 'Публикувайте' }).click()
    await expect(dialog(page).getByText(`Най-много ${nextYear}.`)).toBeVisible()
    await expect(dialog(page).getByText('Най-много 500 символа.')).toBeVisible()
    await dialog(page).getByLabel('Година').fill('2012')
    await dialog(page).getByLabel('Описание').fill('Сервизна книжка.')
    await dialog(page).getByLabel('Цена').fill('4300')
    await dialog(page).getByRole('button', { name: 'Публикувайте' }).click()

    await expect(toast(page)).toContainText('Обявата е публикувана.')
    await expect(own(page)).toContainText(title)
    await expect(own(page)).toContainText('Активна')
    await expect(own(page).getByRole('img', { name: 'Остават 7 от 7 дни' })).toBeVisible()
    await expect(own(page)).toContainText('Остават 7 дни, до ')
    await expect(own(page)).toContainText('4\u00a0300 Euro')
    await expect(cards(page).filter({ hasText: title })).toContainText('Opel')
    await expect(
      cards(page).filter({ hasText: title }).getByRole('button', { name: 'Редактирайте' }),
    ).toBeVisible()

    const limit = page.getByRole('button', { name: 'Имате активна обява' })
    await expect(limit).toHaveAttribute('aria-disabled', 'true')
    await limit.click({ force: true })
    await expect(dialog(page)).toContainText('Можете да имате само една активна обява на акаунт.')
    await dialog(page).getByRole('button', { name: 'Разбрах' }).click()

    await own(page).getByRole('button', { name: 'Редактирайте' }).click()
    await expect(dialog(page).getByLabel('Година')).toHaveValue('2012')
    await dialog(page).getByLabel('Година').fill('')
    await dialog(page).getByLabel('Цена').fill('4100')
    await dialog(page).getByRole('button', { name: 'Запазете' }).click()
    await expect(toast(page)).toContainText('Обявата е обновена.')
    await expect(own(page)).toContainText('4\u00a0100 Euro')
    await expect(cards(page).filter({ hasText: title })).not.toContainText('2012')

    await own(page).getByRole('button', { name: 'Изтрийте' }).click()
    await expect(dialog(page).getByRole('heading', { name: 'Изтриване на обява' })).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Изтрийте обявата' }).click()
    await expect(toast(page)).toContainText('Обявата е изтрита.')
    await expect(own(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Нова обява' })).toBeVisible()
    await expect(cards(page).filter({ hasText: title })).toHaveCount(0)
  },
)

test('an incomplete profile is asked for what is missing, and the form follows', async ({
  site,
  browser,
  contextOptions,
}) => {
  const { page } = await newMember({ browser, site, contextOptions })
  await page.goto('/small-ads')
  await page.getByRole('button', { name: 'Нова обява' }).click()
  await expect(dialog(page)).toContainText('Please complete your profile before publishing an ad')
  await dialog(page).getByLabel('Град', { exact: true }).fill('Бон')
  await dialog(page).getByRole('button', { name: 'Запазете и продължете' }).click()
  await expect(dialog(page).getByLabel('Заглавие')).toBeVisible()
  await expect(dialog(page).getByLabel('Град', { exact: true })).toHaveValue('Бон')
})

test('an expired ad is 410 for everyone else, and marked as expired for its owner, who renews it', async ({
  page: visitor,
  site,
  browser,
  contextOptions,
}) => {
  const { page } = await newMember({ browser, site, contextOptions, city: 'Дортмунд' })
  const { id, slug, title } = await publish(page, site)
  await siteSql(site, expire, [id, inDays(-8), inDays(-1)])
  const response = await visitor.goto(`/small-ads/${slug}`)
  expect(response?.status()).toBe(410)
  await expect(
    visitor.getByRole('heading', { level: 1, name: 'Обявата е изтекла или е свалена' }),
  ).toBeVisible()
  await expect(visitor.getByRole('list', { name: 'Други обяви' }).getByRole('article')).toHaveCount(3)

  await page.goto(`/small-ads/${slug}`)
  await expect(own(page)).toContainText('Изтекла (Expired)')
  await expect(own(page)).toContainText('Изтече на ')
  await own(page).getByRole('button', { name: 'Подновете' }).click()
  await expect(toast(page)).toContainText('Обявата е подновена за още 7 дни.')
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.goto('/small-ads')
  await expect(own(page).getByRole('img', { name: 'Остават 7 от 7 дни' })).toBeVisible()
  await expect(own(page).getByRole('button', { name: 'Подновете' })).toHaveCount(0)
})

test('a member can report the ad of another member, but not their own', async ({
  site,
  browser,
  contextOptions,
}) => {
  const { page: owner } = await newMember({ browser, site, contextOptions, city: 'Дортмунд' })
  const { slug } = await publish(owner, site)
  await owner.goto(`/small-ads/${slug}`)
  await expect(owner.getByRole('button', { name: 'Редактирайте' })).toBeVisible()
  await expect(owner.getByRole('button', { name: 'Подайте доклад', exact: true })).toHaveCount(0)

  const { page } = await newMember({ browser, site, contextOptions, city: 'Дортмунд' })
  await page.goto(`/small-ads/${slug}`)
  await page.getByRole('button', { name: 'Подайте доклад', exact: true }).click()
  await expect(dialog(page).getByRole('radio')).toHaveCount(6)
  await dialog(page).getByLabel('Грешна категория или изтекла').check()
  await dialog(page).getByRole('button', { name: 'Изпратете доклада' }).click()
  await expect(toast(page)).toContainText('Докладът е изпратен.')
})
