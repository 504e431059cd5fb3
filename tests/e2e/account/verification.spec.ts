import { expect, test, type Page } from '@playwright/test'
import { isHealthy } from '#support/is-healthy'
import { linkOf, writtenTo } from '#support/outbox'
import { launchSite } from '../support/launch-site'

/** A separate site, because the setting is an environment variable. */
let site: Awaited<ReturnType<typeof launchSite>>

test.beforeAll(async () => {
  test.setTimeout(300_000)
  site = await launchSite({
    env: { REQUIRE_EMAIL_VERIFICATION: 'true', DEMO_CONTENT: 'no' },
    isReady: isHealthy,
  })
})
test.afterAll(() => site?.stop())

const main = (page: Page) => page.locator('main')

async function signIn(page: Page, email: string) {
  await page.goto(`${site.url}/auth?from=/profile`)
  await page.getByLabel('Имейл').fill(email)
  await page.getByLabel('Парола', { exact: true }).fill('лозата7')
  await main(page).getByRole('button', { name: 'Вход' }).click()
}

test('with email confirmation, sign-in works only after the link in the email', async ({ page }) => {
  const email = `rumen-${crypto.randomUUID().slice(0, 8)}@example.org`
  const letters = () => writtenTo(email, site.dataDir)
  await page.goto(`${site.url}/auth?mode=register`)
  await page.getByLabel('Име и фамилия').fill('Румен Колев')
  await page.getByLabel('Имейл').fill(email)
  await page.getByLabel('Парола', { exact: true }).fill('лозата7')
  await page.getByRole('button', { name: 'Създайте профил' }).click()
  await expect(main(page).getByRole('alert')).toContainText(`Изпратихме писмо с връзка до ${email}`)

  await signIn(page, email)
  await expect(main(page).getByRole('alert')).toContainText('Потвърдете имейла си')

  await expect.poll(async () => (await letters()).length, { timeout: 20_000 }).toBe(1)
  const link = linkOf((await letters())[0])
  await page.goto(link)
  // Mail scanners follow links, so only the button confirms.
  await page.getByRole('button', { name: 'Потвърдете имейла' }).click()
  await expect(page.getByRole('region', { name: 'Кратки известия' })).toContainText('Имейлът е потвърден.')

  await signIn(page, email)
  await expect(page.getByRole('heading', { name: 'Румен Колев' })).toBeVisible()

  await page.goto(link)
  await page.getByRole('button', { name: 'Потвърдете имейла' }).click()
  await expect(page.getByText('Връзката е невалидна, вече използвана или с изтекъл срок.')).toBeVisible()
})

const emptyLists: [string, string][] = [
  ['/', 'Все още няма публикувани новини'],
  ['/', 'Все още няма активност'],
  ['/news', 'Все още няма публикувани новини'],
  ['/small-ads', 'Няма налични обяви'],
  ['/documents', 'Няма налични документи'],
  ['/services', 'Все още няма услуги'],
  ['/events', 'Няма предстоящи събития'],
  ['/events?when=past', 'Все още няма минали събития'],
  ['/stores', 'Все още няма магазини и ресторанти'],
  ['/contacts', 'Все още няма контакти'],
  ['/apartments', 'Все още няма обяви за квартири'],
  ['/embassies', 'Все още няма добавени посолства или консулства'],
]

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every list of an empty site says that it is empty', async ({ page }) => {
    for (const [path, text] of emptyLists) {
      expect((await page.goto(`${site.url}${path}`))?.status(), path).toBe(200)
      await expect(main(page).getByRole('heading', { name: text, exact: true }), path).toBeVisible()
      await expect(page.getByRole('link', { name: /^Покажете още/ }), path).toHaveCount(0)
    }
  })
})

for (const [path, text] of [
  ['/small-ads?q=колело', 'Няма намерени обяви'],
  ['/documents?q=колело', 'Няма намерени документи'],
] as const) {
  test(`${path} on an empty site says that nothing was found and links to the whole list`, async ({
    page,
  }) => {
    await page.goto(`${site.url}${path}`)
    await expect(main(page).getByRole('heading', { name: text, exact: true })).toBeVisible()
    await main(page)
      .getByRole('link', { name: /^Изчистете/ })
      .last()
      .click()
    await expect(page).toHaveURL(site.url + path.split('?')[0])
  })
}

test('feed and sitemap of an empty site are empty, but valid', async ({ request }) => {
  const feed = await request.get(`${site.url}/feed.xml`)
  expect([feed.status(), (await feed.text()).includes('<item>')]).toEqual([200, false])
  const calendar = await request.get(`${site.url}/events.ics`)
  expect([calendar.status(), (await calendar.text()).includes('BEGIN:VEVENT')]).toEqual([200, false])
})
