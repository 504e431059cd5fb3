import { expect, test } from '../support/site'
import { siteSql } from '../support/site-sql'

// As if the table had been lost: the page that reads it cannot be drawn.
const lose = 'alter table documents rename to lost_documents'
const find = 'alter table if exists lost_documents rename to documents'

test.afterEach(({ site }) => siteSql(site, find))

test('страница, която не може да се покаже: казва какво, с номера на заявката, и опитва пак', async ({
  page,
  site,
}) => {
  await siteSql(site, lose)
  // An address that nobody has asked for, so no copy of it is kept.
  const answer = await page.goto(`/documents?q=${crypto.randomUUID()}`)
  expect(answer?.status()).toBe(500)
  const problem = page.locator('main').getByRole('alert')
  await expect(problem.getByRole('heading', { level: 1 })).toHaveText('Неуспешно зареждане на документите')
  await expect(problem).toContainText('Unexpected Application Error!')
  const requestId = answer!.headers()['x-request-id']!
  await expect(problem.locator('code')).toHaveText(requestId)
  await expect(page.getByRole('banner')).toBeVisible()

  await siteSql(site, find)
  await problem.getByRole('button', { name: 'Опитайте отново' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Документи')
})

test('и при преминаване вътре в сайта', async ({ page, site }) => {
  await page.goto('/documents')
  await siteSql(site, lose)
  const search = page.locator('main').getByRole('searchbox')
  await search.fill(crypto.randomUUID())
  await search.press('Enter')
  const problem = page.locator('main').getByRole('alert')
  await expect(problem).toContainText('Неуспешно зареждане на документите')
  await expect(problem.locator('code')).toHaveText(/^[0-9a-f-]{36}$/)
})
