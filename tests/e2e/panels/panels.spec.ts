import type { Page } from '@playwright/test'
import { newMember } from '../support/new-member'
import { message } from '../support/panel-message'
import { expect, test } from '../support/site'
import { watch } from '../support/watch'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Раздели на панела' })

test('a visitor is sent to sign-in, and the address remembers the page they wanted', async ({ page }) => {
  await page.goto('/moderator')
  await expect(page).toHaveURL('/auth?from=%2Fmoderator')
  await page.goto('/admin/collections/articles?limit=5')
  await expect(page).toHaveURL('/auth?from=%2Fadmin%2Fcollections%2Farticles%3Flimit%3D5')
  await expect(page.getByRole('heading', { level: 1, name: 'Влезте в профила си' })).toBeVisible()
})

test('the built-in sign-in and password screens are replaced by those of the site', async ({ page }) => {
  for (const screen of ['login', 'create-first-user']) {
    await page.goto(`/admin/${screen}`)
    await expect(page).toHaveURL('/auth?from=%2Fadmin')
  }
  await page.goto('/moderator/reset/nevaliden-klyuch')
  await expect(page).toHaveURL('/auth/forgot')
})

test('a member has no access to either panel', async ({ as }) => {
  const page = await as('member')
  const reasons = { admin: 'Нямате администраторски права', moderator: 'Нямате модераторски права' }
  for (const [panel, reason] of Object.entries(reasons)) {
    await page.goto(`/${panel}/collections/articles`)
    await expect(page).toHaveURL(`/no-access?panel=${panel}`)
    await expect(page.getByText(reason)).toBeVisible()
  }
  await expect(page.locator('[lang=en]', { hasText: 'Access denied' })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await page.getByRole('main').getByRole('link', { name: 'Към началото' }).click()
  await expect(page).toHaveURL('/')
})

test('administrator: dashboard, menu, list, breadcrumbs, wrong address, signing out', async ({
  as,
  site,
}) => {
  const page = await as('admin')
  const problems = watch(page, site.url, { badFrom: 400 })
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Админ Панел')
  await expect(page.getByRole('article').filter({ hasText: 'Регистрирани потребители' })).toContainText(/\d/)
  await expect(page.getByRole('link', { name: /Администратор: Вашият профил/ })).toBeVisible()

  const news = menu(page).getByRole('link', { name: 'Новини', exact: true })
  await news.click()
  await expect(page).toHaveURL(/\/admin\/collections\/articles/)
  await expect(news).toHaveAttribute('aria-current', 'page')
  const published = page.locator('tbody tr', { hasText: 'Скрийте' }).first()
  await expect(published).toContainText(/\d\d\.\d\d\.\d{4} \d\d:\d\d/)

  await page.locator('tbody tr a').first().click()
  await expect(page.getByRole('button', { name: 'Публикувайте промените' })).toBeVisible()
  await page.locator('.step-nav').getByRole('link', { name: 'Новини' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Новини' })).toBeVisible()

  await page.goto('/moderator')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Модератор Панел')
  await page.goto('/admin')
  expect(problems).toEqual([])

  await menu(page).getByRole('link', { name: 'Излезте' }).click()
  await expect(page).toHaveURL(/\/auth/)
  await page.goto('/admin')
  await expect(page).toHaveURL('/auth?from=%2Fadmin')
})

test('an administrator creates, edits and saves a category', async ({ as, site }) => {
  const page = await as('admin')
  const problems = watch(page, site.url, { badFrom: 400 })
  await page.goto('/admin/collections/article-categories')
  await page.getByRole('link', { name: 'Добавете: Категория новини' }).click()
  await expect(page).toHaveURL('/admin/collections/article-categories/create')
  await page.locator('#field-name').fill('Категория за проба')
  await page.getByRole('button', { name: 'Запазете' }).click()
  await expect(page).toHaveURL(/\/admin\/collections\/article-categories\/[0-9a-f-]{36}/)
  const id = new URL(page.url()).pathname.split('/').at(-1)

  await page.locator('#field-description').fill('Само докато трае проверката.')
  await page.getByRole('button', { name: 'Запазете' }).click()
  await expect(message(page, 'Запазено.')).toBeVisible()
  await page.reload()
  await expect(page.locator('#field-description')).toHaveValue('Само докато трае проверката.')
  await page.request.delete(`/api/article-categories/${id}`, { headers: { Origin: site.url } })
  expect(problems).toEqual([])
})

test('an administrator makes a member a moderator, and the panel opens for them with a first step', async ({
  as,
  browser,
  site,
  contextOptions,
}) => {
  const member = await newMember({ browser, site, contextOptions, fullName: 'Нова Колева' })
  await member.page.goto('/moderator')
  await expect(member.page).toHaveURL('/no-access?panel=moderator')

  const page = await as('admin')
  await page.goto(`/admin/collections/users/${member.id}`)
  const role = page.locator('#field-role')
  await role.getByRole('combobox').click()
  await page.getByRole('option', { name: 'Модератор', exact: true }).click()
  await page.getByRole('button', { name: 'Запазете' }).click()
  await expect(message(page, 'Запазено.')).toBeVisible()

  await member.page.goto('/moderator')
  await expect(member.page.getByRole('heading', { level: 1 })).toHaveText('Модератор Панел')
  await member.page.goto('/admin')
  await expect(member.page).not.toHaveURL(/admin$/)
  await member.page.context().close()
})

test('a moderator works under /moderator without users, and links stay there', async ({ as }) => {
  const page = await as('moderator')
  await page.goto('/moderator')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Модератор Панел')
  await expect(menu(page).getByRole('link', { name: 'Потребители' })).toHaveCount(0)
  await expect(page.getByRole('article').filter({ hasText: 'Регистрирани потребители' })).toHaveCount(0)
  const links = menu(page).getByRole('link')
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  for (const address of addresses) expect(address).toMatch(/^\/(moderator.*)?$/)

  await menu(page).getByRole('link', { name: 'Изображения' }).click()
  await expect(page).toHaveURL(/\/moderator\/collections\/media/)
  await page.locator('tbody tr a').first().click()
  await expect(page).toHaveURL(/\/moderator\/collections\/media\/[0-9a-f-]{36}/)
  await page.goto('/admin/collections/media?limit=5')
  await expect(page).toHaveURL(/\/moderator\/collections\/media\?.*limit=5/)
  await page.goto('/moderator/collections/users')
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Към таблото' }).click()
  await expect(page).toHaveURL(/\/moderator(\?|$)/)
})

test('the panel names its site, keeps the theme and asks no other site', async ({ as, site }) => {
  const page = await as('admin')
  const problems = watch(page, site.url, { badFrom: 400 })
  const { docs } = await (await page.request.get('/api/articles?limit=1&depth=0')).json()
  const article = `articles/${docs[0].id}`
  for (const screen of [article, `${article}/versions`, 'media/create']) {
    await page.goto(`/admin/collections/${screen}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'bg')
    await expect(page).toHaveTitle(/Българи в Германия$/)
  }
  await page.getByRole('button', { name: 'Тъмен изглед' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('link', { name: 'Към сайта' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(problems).toEqual([])
})
