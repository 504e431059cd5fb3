import type { Page } from '@playwright/test'
import { expect, test } from '../support/site'

const types = (page: Page) => page.getByRole('navigation', { name: 'Вид' })
const cards = (page: Page) => page.getByRole('list', { name: 'Консулства и посолства' }).getByRole('article')
const toasts = (page: Page) => page.getByRole('region', { name: 'Кратки известия' })
const finder = (page: Page) => page.getByRole('region', { name: 'Моето консулство' })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all are listed by name, and the types have counts', async ({ page }) => {
    await page.goto('/embassies')
    await expect(page.getByRole('heading', { level: 1, name: 'Консулства и посолства' })).toBeVisible()
    const names = await cards(page).getByRole('heading').allInnerTexts()
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'bg')))
    await expect(types(page).getByRole('link', { name: 'Всички' })).toContainText(String(names.length))

    await types(page).getByRole('link', { name: 'Посолство' }).click()
    await expect(page).toHaveURL(/\/embassies\?type=embassy$/)
    await expect(cards(page)).toHaveCount(1)
    await types(page).getByRole('link', { name: 'Консулство' }).click()
    await expect(cards(page)).toHaveCount(names.length - 1)
  })

  test('a card has address, phone, email, website, opening hours, services and buttons', async ({ page }) => {
    await page.goto('/embassies')
    const berlin = cards(page).filter({ hasText: 'Посолство на Република България в Берлин' })
    await expect(berlin).toContainText('Mauerstraße 11, 10117 Berlin')
    await expect(berlin.getByRole('list', { name: 'Работно време' })).toContainText('14:00–16:30')
    await expect(berlin.getByRole('list', { name: 'Услуги' }).getByRole('listitem')).not.toHaveCount(0)
    await expect(berlin.getByRole('link', { name: '+49 30 2010922' })).toHaveAttribute(
      'href',
      'tel:+49302010922',
    )
    await expect(berlin.getByRole('link', { name: /^Обадете се/ })).toHaveAttribute(
      'href',
      'tel:+49302010922',
    )
    const site = berlin.getByRole('link', { name: 'mfa.bg/embassies/germany' })
    await expect(site).toHaveAttribute('href', /^https:\/\/mfa\.bg\/embassies\/germany/)
    const munster = cards(page).filter({ hasText: 'Почетно консулство в Мюнстер' })
    await expect(munster.getByRole('link', { name: 'Вижте на официалната страница' })).toHaveAttribute(
      'href',
      /bulgarien-nrw\.de/,
    )
    await expect(munster).toContainText('Данните може да са остарели, проверете на mfa.bg')
    await expect(page.locator('main')).not.toContainText('Проверено на')
    await expect(munster).toContainText('не издава паспорти')
    const info = page.getByRole('region', { name: 'Добре е да знаете' })
    for (const title of ['Работно време', 'Документи', 'Такси'])
      await expect(info.getByRole('heading', { name: title })).toBeVisible()
    await expect(info).toContainText('в евро')
  })

  test('postcode and federal state lead to the responsible consulate', async ({ page }) => {
    await page.goto('/embassies')
    await finder(page).getByLabel('или пощенски код').fill('80331')
    await finder(page).getByRole('button', { name: 'Покажете' }).click()
    await expect(finder(page)).toContainText('За Бавария Ви обслужва Генерално консулство в Мюнхен')
    await expect(cards(page).first()).toContainText('За Вашия адрес')
    await expect(cards(page).first()).toContainText('Генерално консулство в Мюнхен')
    await expect(finder(page).getByRole('link', { name: 'Вижте на официалната страница' })).toBeVisible()
    await page.goto('/embassies?plz=10115')
    for (const text of ['Mauerstraße 11, 10117 Berlin', '+49 30 2010922', '14:00–16:30'])
      await expect(finder(page)).toContainText(text)

    await page.goto('/embassies')
    await finder(page).getByLabel('Провинция').selectOption('NW')
    await finder(page).getByRole('button', { name: 'Покажете' }).click()
    await expect(page).toHaveURL(/land=NW/)
    await expect(finder(page)).toContainText('Генерално консулство в Дюселдорф')
    await expect(finder(page)).toContainText('Какво не прави: Почетното консулство не издава паспорти')

    await page.goto('/embassies?plz=00000')
    await expect(finder(page)).toContainText('Не познаваме пощенски код „00000“')
    await expect(finder(page).getByLabel('или пощенски код')).toHaveValue('00000')
  })
})

test.describe('search without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  const search = async (page: Page, words: string) => {
    await page.getByRole('searchbox', { name: 'Търсене в консулствата' }).fill(words)
    await page.getByRole('button', { name: 'Търсете', exact: true }).click()
  }

  test('finds by city in either alphabet and by federal state, counts the results by type and can be cleared', async ({
    page,
  }) => {
    await page.goto('/embassies')
    const all = await cards(page).count()
    await search(page, 'munchen')
    await expect(page).toHaveURL(/\/embassies\?q=munchen$/)
    await expect(cards(page).first()).toContainText('Генерално консулство в Мюнхен')
    const found = await cards(page).count()
    expect(found).toBeLessThan(all)
    await expect(types(page).getByRole('link', { name: 'Всички' })).toContainText(String(found))

    await search(page, 'Хесен')
    await expect(cards(page).first()).toContainText('Франкфурт')
    await search(page, 'няматакавадума')
    await expect(page.getByRole('heading', { name: 'Няма намерени резултати' })).toBeVisible()
    await page.getByRole('link', { name: 'Изчистете' }).first().click()
    await expect(page).toHaveURL(/\/embassies$/)
    await expect(cards(page)).toHaveCount(all)
  })

  test('search, type and own consulate keep each other', async ({ page }) => {
    await page.goto('/embassies?type=consulate&land=BY')
    await search(page, 'консулство')
    const kept = { q: 'консулство', type: 'consulate', land: 'BY' }
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual(kept)
    await finder(page).getByLabel('Провинция').selectOption('HE')
    await finder(page).getByRole('button', { name: 'Покажете' }).click()
    await expect(page).toHaveURL(/land=HE/)
    expect(new URL(page.url()).searchParams.get('q')).toBe('консулство')
    await types(page).getByRole('link', { name: 'Всички' }).click()
    await expect(page).not.toHaveURL(/type=/)
    await expect(page).toHaveURL(/q=.+land=HE/)
    await page.getByRole('link', { name: 'Изчистете' }).first().click()
    await expect(page).toHaveURL(/\/embassies$/)
  })
})

test('a chosen federal state is applied at once and kept when the type changes', async ({ page }) => {
  await page.goto('/embassies?plz=80331')
  await expect(finder(page)).toContainText('Пощенски код 80331 е в провинция Бавария')
  // Before hydration a choice has no effect until the form is sent.
  await expect(async () => {
    await finder(page).getByLabel('Провинция').selectOption('BE')
    await expect(page).toHaveURL(/\/embassies\?land=BE$/, { timeout: 2000 })
  }).toPass()
  await expect(finder(page)).toContainText('За Берлин Ви обслужва Посолство на Република България в Берлин')
  await expect(finder(page).getByLabel('или пощенски код')).toHaveValue('')
  await types(page).getByRole('link', { name: 'Посолство' }).click()
  await expect(page).toHaveURL(/type=embassy&land=BE$/)
  await expect(cards(page)).toContainText('За Вашия адрес')
  await expect(async () => {
    await page.goBack()
    await expect(page).toHaveURL(/plz=80331$/, { timeout: 2000 })
  }).toPass()
  await expect(finder(page).getByLabel('или пощенски код')).toHaveValue('80331')
  await expect(finder(page).getByLabel('Провинция')).toHaveValue('BY')
})

test('the page of a consulate has structured data, saving and other embassies', async ({ page }) => {
  await page.goto('/embassies')
  await cards(page).getByRole('link', { name: 'Генерално консулство в Мюнхен', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Генерално консулство в Мюнхен' })).toBeVisible()
  const json = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '{}',
  )
  expect(json['@type']).toBe('GovernmentOffice')
  expect(json.address).toMatchObject({ addressLocality: 'Мюнхен' })
  expect(json.address).not.toHaveProperty('streetAddress')
  await page.getByRole('button', { name: 'Добавете в любими: Генерално консулство в Мюнхен' }).click()
  await expect(toasts(page)).toContainText('Запазено успешно')
  await expect(page.getByRole('region', { name: 'Други представителства' }).getByRole('article')).toHaveCount(
    2,
  )
  expect((await page.goto('/embassies/nyama-takova'))?.status()).toBe(404)
})
