import type { APIRequestContext } from '@playwright/test'
import { itemBodies } from '../support/item-bodies'
import { newMember } from '../support/new-member'
import { message } from '../support/panel-message'
import { expect, test } from '../support/site'
import { watch } from '../support/watch'

type Made = { request: APIRequestContext; origin: string }

async function reported({ request, origin }: Made, people: APIRequestContext[], title: string) {
  const headers = { Origin: origin }
  const made = await request.post('/api/events', { data: { ...itemBodies.events, title }, headers })
  const { doc } = (await made.json()) as { doc: { id: string } }
  for (const one of people) {
    const data = { itemType: 'event', itemId: doc.id, reason: 'Спам' }
    expect((await one.post('/api/reports', { data, headers })).status()).toBe(201)
  }
  return doc.id
}

test('reports of one item are decided together, once, and with their history', async ({
  as,
  browser,
  site,
}) => {
  test.slow()
  const owner = await newMember({ browser, site, city: 'Бон', fullName: 'Горан Рекламов' })
  const people = [
    await newMember({ browser, site, city: 'Бон' }),
    await newMember({ browser, site, city: 'Кьолн' }),
  ]
  const requests = people.map(({ page }) => page.request)
  const made = { request: owner.page.request, origin: site.url }
  const id = await reported(made, requests, 'Спечелете нов телефон')
  const other = await reported(made, requests, 'Бързи пари от вкъщи')

  const page = await as('moderator')
  const problems = watch(page, site.url, { badFrom: 400 })
  await page.goto('/moderator/cases')
  const row = page.getByRole('row').filter({ hasText: 'Спечелете нов телефон' })
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('2 доклада')
  for (const { email } of people) await expect(row).toContainText(email)

  await row.getByRole('link', { name: 'Спечелете нов телефон' }).click()
  await expect(page).toHaveURL(new RegExp(`/moderator/case\\?type=event&id=${id}`))
  await expect(page.getByText('Важи за всички 2 доклада, които чакат.')).toBeVisible()
  await expect(page.getByText('Горан Рекламов')).toBeVisible()
  await page.getByLabel('Причина за автора').fill('Рекламата не е събитие.')
  await page.getByRole('button', { name: 'Запишете решението' }).click()
  await expect(message(page, 'Докладът беше одобрен')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Запишете решението' })).toHaveCount(0)
  expect((await requests[0]!.get(`/api/events/${id}`)).status()).toBe(404)
  expect(problems).toEqual([])

  await page.goto(`/moderator/case?type=event&id=${other}`)
  await page.getByLabel('Причина за автора').fill('И това е реклама.')
  const admin = await as('admin')
  const decision = { data: { decision: 'rejected' }, headers: { Origin: site.url } }
  const first = await admin.request.post(`/api/cases/event/${other}/decide`, decision)
  expect(first.status()).toBe(200)
  // The screen follows what others decide.
  await expect(page.getByRole('button', { name: 'Запишете решението' })).toHaveCount(0)
  expect((await page.request.post(`/api/cases/event/${other}/decide`, decision)).status()).toBe(409)
  expect((await requests[0]!.get('/api/cases')).status()).toBe(403)

  await page.goto('/moderator/cases?state=decided')
  const decided = page.getByRole('row').filter({ hasText: 'Бързи пари от вкъщи' })
  await decided.getByRole('button', { name: 'Изтрийте докладите за „Бързи пари от вкъщи“' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Изтрийте' }).click()
  await expect(decided).toHaveCount(0)
  for (const { page: one } of [owner, ...people]) await one.context().close()
})
