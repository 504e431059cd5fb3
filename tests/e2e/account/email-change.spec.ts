import type { Page } from '@playwright/test'
import { linkOf, writtenTo } from '#support/outbox'
import { endSessions } from '../support/end-sessions'
import { newMember } from '../support/new-member'
import { expect, test } from '../support/site'
import type { Site } from '../support/start-site'
import { tooLow } from '../support/too-low'

const toast = (page: Page) => page.getByRole('region', { name: 'Кратки известия' })
const main = (page: Page) => page.locator('main')
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Смяна на имейла' })
const security = (page: Page) => main(page).getByRole('region', { name: 'Сигурност' })

/** The newest letter with a link to the page. */
async function linkTo(email: string, path: string, { dataDir }: Site): Promise<string> {
  const letter = async () =>
    (await writtenTo(email, dataDir)).filter((one) => one.includes(`${path}?token=`)).at(-1)
  await expect.poll(letter, { timeout: 20_000 }).toBeDefined()
  return linkOf(await letter())
}

async function signIn(page: Page, email: string, password: string) {
  await page.goto('/auth?from=/profile')
  await page.getByLabel('Имейл').fill(email)
  await page.getByLabel('Парола', { exact: true }).fill(password)
  await main(page).getByRole('button', { name: 'Вход' }).click()
}

test(
  'a new address: asked, confirmed by a link, and taken back from the former one',
  { tag: '@phone' },
  async ({ browser, site, contextOptions, isMobile }) => {
    const member = await newMember({ browser, site, contextOptions, city: 'Бон' })
    const { page, email, password } = member
    const next = email.replace('vera', 'nova')
    await page.goto('/profile')
    await security(page).getByRole('button', { name: 'Смяна на имейла' }).click()
    await dialog(page).getByLabel('Нов имейл').fill(next.replace('example.org', 'gmial.com'))
    await dialog(page).getByLabel('Вашата парола').fill('не-е-тази')
    await expect(dialog(page).getByRole('button', { name: /^Имахте предвид .*@gmail\.com\?$/ })).toBeVisible()
    await dialog(page).getByLabel('Нов имейл').fill(next)
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByText('Паролата не е вярна.')).toBeVisible()
    await dialog(page).getByLabel('Вашата парола').fill(password)

    // The session ends in the middle: signing in beside the form sends it.
    await endSessions(member, site.url)
    await dialog(page).getByLabel('Парола', { exact: true }).fill(password)
    await dialog(page).getByRole('button', { name: 'Вход и изпращане' }).click()
    await expect(toast(page)).toContainText(`Изпратихме писмо на ${next}`)
    await expect(security(page)).toContainText('Имейл адрес: чака потвърждение')
    await expect(security(page).getByRole('definition').filter({ hasText: email })).toBeVisible()
    if (isMobile) expect(await tooLow(page)).toEqual([])

    const first = await linkTo(next, '/auth/email', site)
    await security(page).getByRole('button', { name: 'Изпратете връзката отново' }).click()
    await expect.poll(() => linkTo(next, '/auth/email', site), { timeout: 20_000 }).not.toBe(first)
    await page.goto(first)
    await page.getByRole('button', { name: 'Потвърдете новия имейл' }).click()
    await expect(main(page).getByRole('alert')).toContainText('заменена от по-нова')
    await page.goto(await linkTo(next, '/auth/email', site))
    await page.getByRole('button', { name: 'Потвърдете новия имейл' }).click()
    await expect(page).toHaveURL(/\/profile#security$/)
    await expect(toast(page)).toContainText('Имейлът Ви е сменен.')
    await expect(security(page).getByRole('definition').filter({ hasText: next })).toBeVisible()
    await expect(security(page)).not.toContainText('чака потвърждение')

    const owner = await (await browser.newContext({ ...contextOptions, baseURL: site.url })).newPage()
    const link = await linkTo(email, '/auth/email/undo', site)
    await owner.goto(link)
    await owner.getByRole('button', { name: 'Върнете имейла' }).click()
    await expect(owner).toHaveURL(/\/auth\/reset\?token=/)
    await expect(page).toHaveURL(/\/auth\?from=%2Fprofile/)
    await owner.getByLabel('Нова парола', { exact: true }).fill('нова-лоза8')
    await owner.getByRole('button', { name: 'Сменете паролата' }).click()
    await expect(toast(owner)).toContainText('Паролата е сменена. Влезте с новата.')
    await signIn(owner, email, 'нова-лоза8')
    await expect(security(owner).getByRole('definition').filter({ hasText: email })).toBeVisible()
    await owner.goto(link)
    await owner.getByRole('button', { name: 'Върнете имейла' }).click()
    await expect(main(owner).getByRole('alert')).toContainText('по-стара от 7 дни')
    for (const one of [page, owner]) await one.context().close()
  },
)

test('a page behind a link that is pressed before its scripts have come is no other site', async ({
  browser,
  site,
  contextOptions,
}) => {
  const context = await browser.newContext({ ...contextOptions, baseURL: site.url, javaScriptEnabled: false })
  const page = await context.newPage()
  const pressed = async (address: string) => {
    await page.goto(address)
    const answer = page.waitForResponse((one) => one.request().method() === 'POST')
    await main(page).locator('button[type=submit]').click()
    return (await answer).status()
  }
  expect(await pressed('/auth/email?token=x')).toBe(200)
  await expect(main(page).getByRole('heading', { name: 'Потвърдете новия си имейл' })).toBeVisible()
  expect(await pressed('/unsubscribe?token=x')).toBe(400)
  await expect(page.getByText('Връзката не е валидна')).toBeVisible()
  await context.close()
})

test('a change that waits is cancelled; without a connection the page stays and says so', async ({
  browser,
  site,
  contextOptions,
}) => {
  const { page, email, password } = await newMember({ browser, site, contextOptions, city: 'Бон' })
  const headers = { Origin: site.url }
  await page.request.post('/api/me/email', { data: { email: `x-${email}`, password }, headers })
  await page.goto('/profile')
  const cancel = security(page).getByRole('button', { name: 'Откажете смяната' })
  await page.context().setOffline(true)
  await cancel.click()
  await expect(toast(page)).toContainText('Проверете интернета и опитайте отново.')
  await expect(toast(page)).not.toContainText('Написаното е запазено')
  await expect(cancel).toBeEnabled()
  await page.context().setOffline(false)
  await cancel.click()
  await expect(toast(page)).toContainText('Смяната е отказана.')
  await expect(security(page)).not.toContainText('чака потвърждение')
  await page.context().close()
})
