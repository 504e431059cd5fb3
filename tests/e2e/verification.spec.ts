import { expect, test, type Page } from '@playwright/test'
import { linkOf, writtenTo } from '../support/outbox'
import { launchSite } from './support/launch-site'

/** A site of its own, because the switch is a part of its environment. */
let site: Awaited<ReturnType<typeof launchSite>>

test.beforeAll(async () => {
  test.setTimeout(300_000)
  site = await launchSite({
    env: { REQUIRE_EMAIL_VERIFICATION: 'true', DEMO_CONTENT: 'no' },
    isReady: ({ url }) =>
      fetch(`${url}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      ),
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

test('с потвърждаване на имейла се влиза чак след връзката от писмото', async ({ page }) => {
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
  // Programs that look through mail follow links; only a person presses the button.
  await page.getByRole('button', { name: 'Потвърдете имейла' }).click()
  await expect(page.getByRole('region', { name: 'Кратки известия' })).toContainText('Имейлът е потвърден.')

  await signIn(page, email)
  await expect(page.getByRole('heading', { name: 'Румен Колев' })).toBeVisible()

  await page.goto(link)
  await page.getByRole('button', { name: 'Потвърдете имейла' }).click()
  await expect(page.getByText('Връзката е невалидна, вече използвана или с изтекъл срок.')).toBeVisible()
})
