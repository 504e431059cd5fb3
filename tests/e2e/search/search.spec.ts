import type { Page } from '@playwright/test'
import { noPlace } from '../support/no-place'
import { expect, test } from '../support/site'
import { siteSql } from '../support/site-sql'

const field = (page: Page) => page.getByRole('combobox', { name: 'Търсене в платформата' })
const results = (page: Page) =>
  page.getByRole('list', { name: 'Резултати от търсенето' }).getByRole('listitem')
const count = (page: Page) => page.getByRole('main').getByRole('status')

test.describe('/search without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('from the home page: a word in Latin letters is found, tab and city narrow it down', async ({
    page,
  }) => {
    await page.goto('/')
    await field(page).fill('zybolekar')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=zybolekar$/)
    await expect(page).toHaveTitle(/^Търсене: zybolekar/)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await expect(count(page)).toHaveText(/за „zybolekar“\.$/)
    await expect(results(page).first()).toContainText('Контакт')

    await page
      .getByRole('navigation', { name: 'В кой раздел' })
      .getByRole('link', { name: 'Контакти' })
      .click()
    await expect(page).toHaveURL(/kind=contacts/)
    await expect(
      page
        .getByRole('link', { name: 'Контакти', exact: true, includeHidden: false })
        .and(page.locator('[aria-current=true]')),
    ).toBeVisible()
    for (const row of await results(page).all()) await expect(row).toContainText('Контакт')

    await page.getByLabel('Град').selectOption('Берлин')
    await page.getByRole('main').getByRole('button', { name: 'Търсене' }).click()
    await expect(page).toHaveURL(/city=berlin/)
    await expect(page).toHaveURL(/kind=contacts/)
  })

  test('an empty search, no results and an unknown page', async ({ page }) => {
    await page.goto('/search?q=%20')
    await expect(page.getByRole('heading', { name: 'Какво търсите?' })).toBeVisible()
    await page.goto('/search?q=щрънкзпф&kind=stores')
    await expect(page.getByRole('heading', { name: 'Няма резултати за „щрънкзпф“' })).toBeVisible()
    await expect(page.getByText('Търсихме само в раздел „Магазини и ресторанти“.')).toBeVisible()
    await page.getByRole('link', { name: 'Попитайте във форума' }).click()
    await expect(page).toHaveURL(/\/auth\?from=/)
    expect((await page.goto('/search?q=лекар&page=999'))?.status()).toBe(404)
  })

  test('what the filters leave out is offered with its number', async ({ page }) => {
    await page.goto('/search?q=зъболекар&kind=embassies&city=berlin')
    await expect(
      page.getByText('Търсихме само в раздел „Консулства“ и град Берлин.', { exact: false }),
    ).toBeVisible()
    const wider = page.getByRole('link', { name: /^Във всички раздели и градове \(\d+\)$/ })
    const total = /\((\d+)\)/.exec(await wider.innerText())![1]!
    await wider.click()
    await expect(page).toHaveURL(/\/search\?q=[^&]+$/)
    await expect(count(page)).toContainText(new RegExp(`${total} резултата? за „зъболекар“`))
  })

  test('what was found is marked, and a word that nothing has is named', async ({ page }) => {
    await page.goto('/search?q=щрънкзпф+зъболекар')
    await expect(count(page)).toHaveText(/^Няма нищо с „щрънкзпф“\. Показваме зъболекар\.\s*Намерен.+\.$/)
    await expect(
      results(page)
        .first()
        .locator('mark', { hasText: /зъболекар/i })
        .first(),
    ).toBeVisible()
  })

  test('the near parameter orders by distance and shows it, and topics are for members only', async ({
    page,
  }) => {
    await page.goto('/search?near=52.5,13.4')
    await expect(page.getByText('Подредени са по разстояние от Вас.')).toBeVisible()
    await expect(results(page).first()).toContainText('Берлин · под 10 км')
    await expect(
      page.getByRole('navigation', { name: 'В кой раздел' }).getByRole('link', { name: 'Форум' }),
    ).toHaveCount(0)
  })

  test('pages follow one another and differ', async ({ page }) => {
    await page.goto('/search?near=52.5,13.4')
    const first = await results(page).allInnerTexts()
    expect(first).toHaveLength(20)
    await page
      .getByRole('navigation', { name: 'Страници с резултати' })
      .getByRole('link', { name: 'Страница 2' })
      .click()
    await expect(page).toHaveURL(/page=2/)
    expect(await results(page).allInnerTexts()).not.toEqual(first)
  })
})

test('a search that fails says so and keeps what was typed', async ({ page, site }) => {
  // Of no word, and asked by no other test.
  const query = 'жкщрънзпф'
  await siteSql(site, 'alter table search_entries rename to lost_entries')
  try {
    expect((await page.goto(`/search?q=${query}`))?.status()).toBe(503)
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Търсенето не успя')
    await expect(page.getByLabel('Какво търсите?')).toHaveValue(query)
  } finally {
    await siteSql(site, 'alter table lost_entries rename to search_entries')
  }
  await page.getByRole('link', { name: 'Опитайте отново' }).click()
  await expect(page.getByRole('heading', { name: `Няма резултати за „${query}“` })).toBeVisible()
})

test('on a phone the kind stands above the title @phone @phone-only', async ({ page }) => {
  await page.goto('/search?q=zabolekar')
  const row = results(page).first()
  const badge = (await row.getByText('Контакт', { exact: true }).boundingBox())!
  const title = (await row.getByRole('heading').boundingBox())!
  expect(badge.y + badge.height).toBeLessThanOrEqual(title.y)
})

test('a member asks the forum what nothing answers', async ({ as }) => {
  const page = await as('member')
  await page.goto('/search?q=щрънкзпф')
  await page.getByRole('link', { name: 'Попитайте във форума' }).click()
  await expect(page.getByRole('dialog').getByLabel('Заглавие')).toHaveValue('щрънкзпф')
})

test.describe('/search', () => {
  test('choosing a city searches without a page load, and the back button reverts it', async ({ page }) => {
    await page.goto('/search?q=zabolekar')
    await expect(results(page).first()).toBeVisible()
    await page.evaluate(() => (document.body.dataset.first = 'yes'))
    await page.getByLabel('Град').selectOption('Берлин')
    await expect(page).toHaveURL(/city=berlin/)
    await page.goBack()
    await expect(page).toHaveURL(/\/search\?q=zabolekar$/)
    await expect(page.getByLabel('Град')).toHaveValue('')
    await expect(page.locator('body')).toHaveAttribute('data-first', 'yes')
  })

  test('nearby leads to near results, and to the city choice when denied', async ({ page, context }) => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 48.137154, longitude: 11.576124 })
    await page.goto('/search?q=лекар')
    await page.getByRole('button', { name: 'Около мен' }).click()
    await expect(page).toHaveURL(/near=48\.1%2C11\.6$/)
    await page.addInitScript(noPlace)
    await page.goto('/search?q=лекар')
    await page.getByRole('button', { name: 'Около мен' }).click()
    await expect(page.getByLabel('Град')).toBeFocused()
    await expect(page.getByText('Не можем да определим къде сте').first()).toBeVisible()
  })
})
