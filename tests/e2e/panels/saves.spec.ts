import type { Page } from '@playwright/test'
import { newMember } from '../support/new-member'
import { message } from '../support/panel-message'
import { expect, test } from '../support/site'
import { siteSql } from '../support/site-sql'

const id = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/
const drawer = (page: Page) => page.locator('.doc-drawer')
const save = (page: Page) => drawer(page).getByRole('button', { name: 'Запазете', exact: true })
const undone = 'Това действие не може да бъде отменено.'

/** The links lead to the whole screen until the scripts are ready. */
const openList = (page: Page, address: string) => page.goto(address, { waitUntil: 'networkidle' })

async function remove(page: Page, question: string) {
  await drawer(page).locator('.doc-controls__popup button').first().click()
  await page.getByRole('button', { name: 'Изтрийте', exact: true }).click()
  const dialog = page.locator('.confirmation-modal')
  await expect(dialog).toContainText(`${question} ${undone}`)
  await dialog.getByRole('button', { name: 'Потвърдете' }).click()
}

test('an administrator adds, edits and deletes an embassy above its list', async ({ as }) => {
  const page = await as('admin')
  await openList(page, '/admin/collections/embassies')
  await page
    .getByRole('link', { name: /^Добавете: / })
    .first()
    .click()
  await drawer(page).locator('#field-name').fill('Консулство за проба')
  await save(page).click()
  await expect(message(page, 'УспешноПредставителството беше създадено успешно')).toBeVisible()
  await expect(drawer(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/collections\/embassies(\?|$)/)

  const row = page.getByRole('row').getByRole('link', { name: 'Консулство за проба' })
  await row.click()
  await remove(page, 'Сигурни ли сте, че искате да изтриете представителството „Консулство за проба“?')
  await expect(message(page, 'Представителството беше изтрито успешно')).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('a moderator saves a contact; without a name it stays open with what was typed', async ({ as }) => {
  const page = await as('moderator')
  await openList(page, '/moderator/collections/contacts')
  const link = page.locator('tbody').getByRole('link').first()
  const name = (await link.textContent())!
  await link.click()
  await drawer(page).locator('#field-address').fill('Улица за проба 1')
  await drawer(page).locator('#field-name').fill('')
  await save(page).click()
  await expect(message(page, 'ГрешкаМоля попълнете всички задължителни полета')).toBeVisible()
  await expect(drawer(page).locator('#field-address')).toHaveValue('Улица за проба 1')
  await drawer(page).locator('#field-name').fill(name)
  await save(page).click()
  await expect(message(page, 'УспешноКонтактът беше запазен успешно')).toBeVisible()
  await expect(drawer(page)).toHaveCount(0)
})

test('a moderator makes a category inactive and is asked before an article is deleted', async ({
  as,
  site,
}) => {
  const page = await as('moderator')
  const headers = { Origin: site.url }
  // Names are taken once, and what an attempt that failed has left is still there.
  const name = `Категория за проба ${Date.now()}`
  const made = await page.request.post('/api/forum-categories', {
    data: { name, description: 'Само за проверката.' },
    headers,
  })
  const category = ((await made.json()) as { doc: { id: string } }).doc
  // A condition would open the filters, which push the rows down while they are pressed.
  await openList(page, `/moderator/collections/forum-categories?search=${name}`)
  await page.locator('tbody').getByRole('link', { name }).click()
  await expect(drawer(page)).toContainText('В неактивна категория не се откриват нови теми.')
  await drawer(page).locator('#field-isActive').uncheck()
  await save(page).click()
  await expect(message(page, 'Категорията беше обновена успешно')).toBeVisible()
  await expect(page.locator('tbody')).toContainText('Неактивна')
  await page.request.delete(`/api/forum-categories/${category.id}`, { headers })

  const published = '/api/articles?limit=1&depth=0&where[_status][equals]=published'
  const { docs } = (await (await page.request.get(published)).json()) as {
    docs: { id: string; title: string }[]
  }
  await page.goto(`/moderator/collections/articles/${docs[0]!.id}`)
  await page.locator('.doc-controls__popup button').first().click()
  await page.getByRole('button', { name: 'Изтрийте', exact: true }).click()
  const dialog = page.locator('.confirmation-modal')
  await expect(dialog).toContainText(
    `Сигурни ли сте, че искате да изтриете статията „${docs[0]!.title}“? ${undone}`,
  )
  await dialog.getByRole('button', { name: 'Отказ' }).click()
  await expect(page).toHaveURL(id)
})

test('a session that ended asks for the password above the form, and only of the same person', async ({
  browser,
  site,
  contextOptions,
}) => {
  const {
    page,
    id: memberId,
    email,
    password,
  } = await newMember({ browser, site, contextOptions, city: 'Бон' })
  const other = await newMember({ browser, site, contextOptions, city: 'Бон' })
  await siteSql(site, `update users set role = 'moderator' where id = $1`, [memberId])
  await page.goto('/moderator/collections/events/create')
  await page.locator('#field-title').fill('Събитие за проба')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Запазете', exact: true }).click()

  const dialog = page.getByRole('dialog', { name: 'Сесията Ви приключи' })
  await dialog.getByLabel('Имейл').fill(other.email)
  await dialog.getByLabel('Парола').fill(other.password)
  await dialog.getByRole('button', { name: 'Вход и запазване' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Това е друг профил')
  await dialog.getByLabel('Имейл').fill(email)
  await dialog.getByLabel('Парола').fill(password)
  await dialog.getByRole('button', { name: 'Вход и запазване' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(message(page, 'Моля попълнете всички задължителни полета')).toBeVisible()
  await expect(page.locator('#field-title')).toHaveValue('Събитие за проба')
  await Promise.all([page.context().close(), other.page.context().close()])
})
