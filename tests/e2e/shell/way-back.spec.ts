import type { Page } from '@playwright/test'
import { expect, test } from '../support/site'

const cards = (page: Page, list: string) =>
  page.getByRole('list', { name: list, exact: true }).getByRole('article')

/** The link to the previous list is there after hydration. */
async function goBack(page: Page, label: string) {
  await page.waitForLoadState('networkidle')
  await page.locator('main').getByRole('link', { name: label }).first().click()
}

test('back from a contact: the same filter, the same number shown and the same list', async ({
  page,
  as,
  site,
}) => {
  const staff = (await as('admin')).request
  const headers = { Origin: site.url }
  // So that the list has a second page.
  const data = { name: 'Д-р Яна Якимова', city: 'Дортмунд', category: 'doctor', specialty: 'Педиатър' }
  const made = await staff.post('/api/contacts', { data, headers })
  expect(made.status()).toBe(201)
  const { doc } = (await made.json()) as { doc: { id: string } }
  try {
    const address = `${site.url}/contacts?filter=doctor&page=2`
    await page.goto('/contacts')
    await page
      .getByRole('navigation', { name: 'Вид контакти' })
      .getByRole('link', { name: 'Доктори' })
      .click()
    await expect(page).toHaveURL(/\/contacts\?filter=doctor$/)
    await page.getByRole('link', { name: 'Покажете още 24' }).click()
    await expect(page).toHaveURL(address)
    await expect.poll(() => cards(page, 'Контакти').count()).toBeGreaterThan(24)
    const titles = await cards(page, 'Контакти').getByRole('heading').allInnerTexts()

    await cards(page, 'Контакти').last().getByRole('heading').getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: titles.at(-1) })).toBeVisible()
    await goBack(page, 'Към контактите')
    await expect(page).toHaveURL(address)
    await expect(cards(page, 'Контакти').getByRole('heading')).toHaveText(titles)
  } finally {
    await staff.delete(`/api/contacts/${doc.id}`, { headers })
  }
})

test('back from a consulate: type and federal state are kept', async ({ page, site }) => {
  const address = '/embassies?type=consulate&land=BY'
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  await cards(page, 'Консулства и посолства').first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/embassies\/[a-z0-9-]+$/)
  await goBack(page, 'Към консулствата')
  await expect(page).toHaveURL(`${site.url}${address}`)
})

test('also from a page that is gone', async ({ page, as, site }) => {
  const staff = (await as('admin')).request
  const address = '/services?q=prevod'
  await page.goto(address)
  const link = cards(page, 'Услуги').first().getByRole('heading').getByRole('link')
  const slug = (await link.getAttribute('href'))!.split('/').at(-1)
  const found = await staff.get(`/api/services?where[slug][equals]=${slug}`)
  const [service] = ((await found.json()) as { docs: { id: string }[] }).docs
  const decide = (data: object) =>
    staff.patch(`/api/services/${service!.id}`, { data, headers: { Origin: site.url } })
  await decide({ approval: 'rejected', rejectionReason: 'Проверка' })
  try {
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Вече не е налична' })).toBeVisible()
    await goBack(page, 'Към услугите')
    await expect(page).toHaveURL(`${site.url}${address}`)
  } finally {
    await decide({ approval: 'approved' })
  }
})
