import type { Page } from '@playwright/test'
import { accountOf, expect, test } from '../support/site'

const toast = (page: Page) => page.getByRole('region', { name: 'Кратки известия' })

const newcomer = () => `kaloyan-${crypto.randomUUID().slice(0, 8)}@example.org`

test.describe('sign-up and sign-in', () => {
  test(
    'a new member signs up, returns to the page they came from, signs out and in again',
    { tag: '@phone' },
    async ({ page, isMobile }) => {
      const email = newcomer()
      await page.goto('/auth?from=/news&mode=register')
      await page.getByLabel('Име и фамилия').fill('Калоян Вълчев')
      await page.getByLabel('Имейл').fill(email)
      await page.getByLabel('Парола', { exact: true }).fill('лозата7')
      await page.getByRole('button', { name: 'Създайте профил' }).click()
      await expect(page).toHaveURL(/\/news$/)
      await expect(toast(page)).toContainText('Регистрацията е успешна!')

      await page.goto('/profile')
      await expect(page.getByRole('heading', { name: 'Калоян Вълчев' })).toBeVisible()
      await expect(page.getByText('Градът не е посочен')).toBeVisible()
      if (isMobile) await page.locator('main').getByRole('button', { name: 'Излез' }).click()
      else {
        await page.getByRole('button', { name: /меню на акаунта/ }).click()
        await page.getByRole('menuitem', { name: 'Излез' }).click()
      }
      await expect(toast(page)).toContainText('Успешно излязохте')
      await expect(page).toHaveURL(/\/$/)

      await page.goto('/profile')
      await expect(page).toHaveURL(/\/auth\?from=%2Fprofile/)
      await page.getByLabel('Имейл').fill(email)
      await page.getByLabel('Парола', { exact: true }).fill('лозата7')
      await page.locator('main').getByRole('button', { name: 'Вход' }).click()
      await expect(toast(page)).toContainText('Успешно влязохте!')
      await expect(page).toHaveURL(/\/profile$/)
    },
  )

  test('a wrong password is reported, and the typed values are kept', async ({ page, site }) => {
    await page.goto('/auth')
    await page.getByLabel('Имейл').fill(accountOf(site, 'member').email)
    await page.getByLabel('Парола', { exact: true }).fill('не-е-тази')
    await page.locator('main').getByRole('button', { name: 'Вход' }).click()
    await expect(page.getByText('Невалиден имейл или парола')).toBeVisible()
    await expect(page.getByLabel('Имейл')).toHaveValue('member@example.org')
  })

  test('an email that looks like a slip is asked about, and one press mends it', async ({ page }) => {
    await page.goto('/auth?mode=register')
    await page.getByLabel('Имейл').fill('kaloyan@gmial.com')
    await page.getByLabel('Парола', { exact: true }).focus()
    await page.getByRole('button', { name: 'Имахте предвид kaloyan@gmail.com?' }).click()
    await expect(page.getByLabel('Имейл')).toHaveValue('kaloyan@gmail.com')
    await expect(page.getByText('Проверете адреса.')).toBeHidden()
  })

  test('a taken email and a short password are reported at their fields', async ({ page, site }) => {
    await page.goto('/auth?mode=register')
    await page.getByLabel('Име и фамилия').fill('Калоян Вълчев')
    await page.getByLabel('Имейл').fill(accountOf(site, 'member').email)
    await page.getByLabel('Парола', { exact: true }).fill('12345')
    await page.getByRole('button', { name: 'Създайте профил' }).click()
    await expect(page.getByText('Паролата трябва да е поне 6 символа')).toBeVisible()
    await page.getByLabel('Парола', { exact: true }).fill('123456')
    await page.getByRole('button', { name: 'Създайте профил' }).click()
    await expect(page.getByText('Този имейл вече е регистриран. Опитайте с влизане.')).toBeVisible()
    await expect(page.getByLabel('Име и фамилия')).toHaveValue('Калоян Вълчев')
  })

  test('switching between sign-in and sign-up clears the fields, and the password can be shown and hidden', async ({
    page,
  }) => {
    await page.goto('/auth')
    await page.getByLabel('Имейл').fill('a@example.org')
    const password = page.getByLabel('Парола', { exact: true })
    await password.fill('тайна')
    await page.getByRole('button', { name: 'Покажете паролата' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Скрийте паролата' }).click()
    await expect(password).toHaveAttribute('type', 'password')
    await page.locator('main').getByRole('link', { name: 'Регистрация' }).click()
    await expect(page.getByRole('heading', { name: 'Създайте профил' })).toBeVisible()
    await expect(page.getByLabel('Имейл')).toHaveValue('')
  })

  for (const [status, body, sentence] of [
    [500, 'Internal Server Error', 'Възникна грешка. Опитайте отново.'],
    [
      429,
      JSON.stringify({ errors: [{ message: 'Твърде много опити. Опитайте отново след 12 минути.' }] }),
      'Твърде много опити. Опитайте отново след 12 минути.',
    ],
  ] as const) {
    test(`a ${status} response is reported, and the typed values are kept`, async ({ page }) => {
      await page.route('**/api/users/login', (route) =>
        route.fulfill({ status, body, contentType: 'application/json' }),
      )
      await page.goto('/auth')
      await page.getByLabel('Имейл').fill('a@example.org')
      await page.getByLabel('Парола', { exact: true }).fill('лозата7')
      await page.locator('main').getByRole('button', { name: 'Вход' }).click()
      await expect(page.locator('main').getByRole('alert')).toHaveText(sentence)
      await expect(page.getByLabel('Имейл')).toHaveValue('a@example.org')
      await expect(page.getByLabel('Парола', { exact: true })).toHaveValue('лозата7')
    })
  }

  test('switching between sign-in and sign-up clears the shown error too', async ({ page }) => {
    await page.goto('/auth')
    await page.getByLabel('Имейл').fill(newcomer())
    await page.getByLabel('Парола', { exact: true }).fill('не-е-тази')
    await page.locator('main').getByRole('button', { name: 'Вход' }).click()
    const problem = page.locator('main').getByRole('alert')
    await expect(problem).toHaveText('Невалиден имейл или парола')
    await page.locator('main').getByRole('link', { name: 'Регистрация' }).click()
    await expect(page.getByRole('heading', { name: 'Създайте профил' })).toBeVisible()
    await expect(problem).toHaveCount(0)
    for (const label of ['Име и фамилия', 'Имейл']) await expect(page.getByLabel(label)).toHaveValue('')
    await expect(page.getByLabel('Парола', { exact: true })).toHaveValue('')

    await page.getByRole('button', { name: 'Създайте профил' }).click()
    await expect(problem).toHaveText('Проверете отбелязаните полета.')
    await page.locator('main').getByRole('link', { name: 'Вход' }).click()
    await expect(page.getByRole('heading', { name: 'Влезте в профила си' })).toBeVisible()
    await expect(problem).toHaveCount(0)
  })

  test('a failed sign-out is reported, and the member stays signed in', async ({ as }) => {
    const page = await as('member')
    await page.route('**/api/users/logout*', (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto('/profile')
    await page.getByRole('button', { name: /меню на акаунта/ }).click()
    await page.getByRole('menuitem', { name: 'Излез' }).click()
    await expect(toast(page)).toContainText('Възникна проблем при излизането')
    await expect(toast(page).getByText('Грешка', { exact: true })).toBeVisible()
    await page.reload()
    await expect(page).toHaveURL(/\/profile$/)
    await expect(page.getByRole('heading', { name: 'Сигурност' })).toBeVisible()
  })

  test('returns only to pages of the site', async ({ page, site }) => {
    const { email, password } = accountOf(site, 'member')
    await page.goto('/auth?from=//evil.example/x')
    await page.getByLabel('Имейл').fill(email)
    await page.getByLabel('Парола', { exact: true }).fill(password)
    await page.locator('main').getByRole('button', { name: 'Вход' }).click()
    await expect(page).toHaveURL(`${site.url}/`)
  })
})

test.describe('access by role', () => {
  for (const path of ['/profile', '/dashboard', '/admin', '/moderator']) {
    test(`a visitor on ${path} is sent to sign-in, and the way back is remembered`, async ({ page }) => {
      await page.goto(path)
      await expect(page).toHaveURL(`/auth?from=${encodeURIComponent(path)}`)
    })
  }

  test('a member sees their role in the menu and no links to the panels', async ({ as }) => {
    const page = await as('member')
    await page.goto('/')
    await page.getByRole('button', { name: /меню на акаунта/ }).click()
    const menu = page.getByRole('menu')
    await expect(page.getByRole('banner')).toContainText('Потребител')
    await expect(menu.getByRole('menuitem', { name: 'Акаунт' })).toBeVisible()
    await expect(menu.getByRole('menuitem', { name: /Панел/ })).toHaveCount(0)
  })

  test('the first visitor does not become an administrator', async ({ request }) => {
    const answer = await request.post('/api/users/first-register', {
      data: { email: 'x@example.org', password: 'парола1', fullName: 'Първи Посетител', role: 'admin' },
    })
    expect(answer.status()).toBe(404)
  })
})
