import { expect, test } from '../support/site'
import { siteSql } from '../support/site-sql'

// Without its table the page cannot be rendered.
const lose = 'alter table documents rename to lost_documents'
const find = 'alter table if exists lost_documents rename to documents'

const loseSettings = 'alter table site rename to lost_site'
const findSettings = 'alter table if exists lost_site rename to site'

test.afterEach(({ site }) => siteSql(site, `${find}; ${findSettings}`))

test('a page that cannot be rendered says so, with the request id, and can be retried', async ({
  page,
  site,
}) => {
  await siteSql(site, lose)
  // A new address, so that no cached page is served.
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

test('and without scripts', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await siteSql(site, lose)
  const answer = await page.goto(`/documents?q=${crypto.randomUUID()}`)
  expect(answer?.status()).toBe(500)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Възникна грешка')
  await expect(page.locator('main code')).toHaveText(answer!.headers()['x-request-id']!)
  await siteSql(site, find)
  await page.getByRole('link', { name: 'Опитайте отново' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Документи')
  await context.close()
})

test('also for navigation within the site', async ({ page, site }) => {
  await page.goto('/documents')
  await siteSql(site, lose)
  const search = page.locator('main').getByRole('searchbox')
  await search.fill(crypto.randomUUID())
  await search.press('Enter')
  const problem = page.locator('main').getByRole('alert')
  await expect(problem).toContainText('Неуспешно зареждане на документите')
  await expect(problem.locator('code')).toHaveText(/^[0-9a-f-]{36}$/)
})

test('without its settings the site stands as it was last', async ({ page, site }) => {
  await page.goto(`/documents?q=${crypto.randomUUID()}`)
  const notice = await page.getByRole('complementary').first().innerText()
  await siteSql(site, loseSettings)
  expect((await page.goto(`/documents?q=${crypto.randomUUID()}`))?.status()).toBe(200)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('complementary').first()).toHaveText(notice)
})
