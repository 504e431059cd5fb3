import type { Page } from '@playwright/test'
import { noPlace } from '../support/no-place'
import { expect, test } from '../support/site'

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
    await page.getByRole('link', { name: 'Махнете филтрите' }).click()
    await expect(page).toHaveURL(/\/search\?q=[^&]+$/)
    expect((await page.goto('/search?q=лекар&page=999'))?.status()).toBe(404)
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
