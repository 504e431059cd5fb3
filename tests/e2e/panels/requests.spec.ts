import type { APIRequestContext, Page } from '@playwright/test'
import { writtenTo } from '#support/outbox'
import { newMember } from '../support/new-member'
import { message } from '../support/panel-message'
import { expect, test } from '../support/site'
import { watch } from '../support/watch'

const toast = (page: Page) => page.getByRole('region', { name: 'Кратки известия' })

async function newContact(request: APIRequestContext, origin: string, given: object) {
  const data = { city: 'Бон', category: 'doctor', phone: '+49 228 1', ...given }
  const answer = await request.post('/api/contacts', { data, headers: { Origin: origin } })
  const { doc } = await answer.json()
  return `/contacts/${doc.slug}`
}

test('a visitor reports a change, a moderator accepts it, and the page says it', async ({
  as,
  page,
  site,
}) => {
  const admin = await as('admin')
  const path = await newContact(admin.context().request, site.url, { name: 'Д-р Промяна' })
  await page.goto(path)
  await page.getByRole('button', { name: 'Докладвайте промяна' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Телефон').fill('+49 228 2')
  await dialog.getByRole('button', { name: 'Изпратете' }).click()
  await expect(toast(page)).toContainText('Благодарим Ви')
  await expect(dialog).toBeHidden()

  const moderator = await as('moderator')
  const problems = watch(moderator, site.url, { badFrom: 400 })
  await moderator.goto('/moderator/waiting?kind=contact-requests')
  await moderator.getByRole('link', { name: 'Д-р Промяна' }).click()
  const card = moderator.getByRole('article', { name: 'Д-р Промяна' })
  await expect(card.getByRole('deletion')).toHaveText('+49 228 1')
  await expect(card.getByRole('insertion')).toHaveText('+49 228 2')
  await card.getByRole('button', { name: 'Приемете' }).click()
  await expect(message(moderator, 'Промяната е приета.')).toBeVisible()
  await expect(card).toBeHidden()
  expect(problems).toEqual([])

  await page.goto(path)
  await expect(page.getByRole('main')).toContainText('+49 228 2')
  await expect(page.getByText('Проверено на', { exact: true })).toBeVisible()
})

test('a member claims an entry with the code from its listed address and edits it', async ({
  as,
  browser,
  site,
}) => {
  const admin = await as('admin')
  const email = `praxis-${crypto.randomUUID().slice(0, 8)}@example.org`
  const path = await newContact(admin.context().request, site.url, { name: 'Д-р Собственик', email })
  const { page } = await newMember({ browser, site, city: 'Бон' })
  await page.goto(path)
  await page.getByRole('button', { name: 'Това съм аз' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Изпратете код' }).click()
  const field = page.getByLabel('Код от писмото')
  await expect(field).toBeVisible()
  await expect.poll(async () => (await writtenTo(email, site.dataDir)).length, { timeout: 20_000 }).toBe(1)
  const [letter = ''] = await writtenTo(email, site.dataDir)
  const [code = ''] = /\b\d{6}\b/.exec(letter.split('Content-Type: text/html')[0]!) ?? []
  await field.fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'))
  await page.getByRole('button', { name: 'Потвърдете' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Остават 4 опита')
  await field.fill(code)
  await page.getByRole('button', { name: 'Потвърдете' }).click()
  await expect(toast(page)).toContainText('Записът вече е Ваш')

  await page.getByRole('button', { name: 'Редактирайте данните' }).click()
  await page.getByRole('dialog').getByLabel('Специалност').fill('Кардиолог')
  await page.getByRole('dialog').getByRole('button', { name: 'Запазете' }).click()
  await expect(toast(page)).toContainText('изпратени за одобрение')
  await page.goto(path)
  await expect(page.getByText('Потвърдено от собственика')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('Кардиолог')
})
