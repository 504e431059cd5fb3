import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { type NewMember, newMember } from '../support/new-member'
import { chooseCookies, expect, test } from '../support/site'
import { siteSql } from '../support/site-sql'
import type { Site } from '../support/start-site'

const toast = (page: Page) => page.getByRole('region', { name: 'Кратки известия' })

type Place = { browser: Browser; site: Site; contextOptions: BrowserContextOptions }

async function newStaff({ browser, site, contextOptions }: Place, role: 'moderator' | 'admin' = 'moderator') {
  const member = await newMember({ browser, site, contextOptions, city: 'Кьолн' })
  await siteSql(site, `update users set role = $2 where id = $1`, [member.id, role])
  return member
}

async function withCodes({ page: { request }, password }: NewMember, { url }: Site): Promise<string> {
  const headers = { Origin: url }
  const begun = await request.post('/api/me/codes', { data: { password }, headers })
  const { secret } = (await begun.json()) as { secret: string }
  const confirmed = await request.post('/api/me/codes/confirm', {
    data: { code: codeOf(secret, -1) },
    headers,
  })
  expect(confirmed.status()).toBe(200)
  return secret
}

/** Each code works once, so the setup uses the one of the previous half minute. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 })

async function setUp(page: Page, password: string) {
  await page.goto('/profile/devices')
  await page.getByRole('button', { name: 'Включете' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Парола', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Продължете' }).click()
  await expect(dialog.getByRole('img', { name: 'QR код' })).toBeVisible()
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '')
  await dialog.getByLabel('Напишете шестте цифри').fill('000000')
  await dialog.getByRole('button', { name: 'Потвърдете' }).click()
  await expect(dialog.getByText('Кодът не е верен или вече е използван')).toBeInViewport({ ratio: 1 })
  await dialog.getByLabel('Напишете шестте цифри').fill(codeOf(secret).replace(/(...)/, '$1 '))
  await dialog.getByRole('button', { name: 'Потвърдете' }).click()
  await expect(dialog.getByText('Кодовете се показват само веднъж')).toBeVisible()
  const codes = await dialog.getByRole('listitem').allInnerTexts()
  return { secret, codes, dialog }
}

test(
  'codes are turned on from a phone, used on a new device and asked for in the panel',
  { tag: '@phone' },
  async ({ browser, site, contextOptions }) => {
    const { page, id, email, password } = await newStaff({ browser, site, contextOptions })
    const { secret, codes, dialog } = await setUp(page, password)
    expect(codes).toHaveLength(10)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Готово' })).toBeDisabled()
    const saving = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Свалете' }).click()
    expect((await saving).suggestedFilename()).toMatch(/\.txt$/)
    await dialog.getByLabel('Записах кодовете на сигурно място').check()
    await dialog.getByRole('button', { name: 'Готово' }).click()
    await expect(toast(page)).toContainText('Кодовете са включени')
    await expect(page.getByText('Остават Ви 10 от 10')).toBeVisible()

    const context = await browser.newContext({ ...contextOptions, baseURL: site.url })
    await chooseCookies(context)
    const other = await context.newPage()
    await other.goto('/auth?from=/moderator')
    await other.getByLabel('Имейл').fill(email)
    await other.getByLabel('Парола', { exact: true }).fill(password)
    const main = other.locator('main')
    await main.getByRole('button', { name: 'Вход' }).click()
    const code = other.getByLabel('Код от телефона')
    await expect(code).toBeFocused()
    await code.fill('000000')
    await main.getByRole('button', { name: 'Вход' }).click()
    await expect(other.getByText('Кодът не е верен или вече е използван')).toBeVisible()
    await code.fill(codeOf(secret, 1))
    await main.getByRole('button', { name: 'Вход' }).click()
    await other.waitForURL(/\/moderator/)
    await expect(other.getByRole('heading', { name: 'Модератор Панел' })).toBeVisible()

    await siteSql(site, `update users_sessions set code_at = null where _parent_id = $1`, [id])
    const question = other.getByRole('dialog', { name: 'Потвърдете с код' })
    let answer: Promise<number> | undefined
    // Before hydration the panel does not react to the refusal.
    await expect(async () => {
      answer = other.evaluate(async () => {
        const nobody = 'where[id][equals]=00000000-0000-4000-8000-000000000000'
        return (await fetch(`/api/post-comments?${nobody}`, { method: 'DELETE' })).status
      })
      await expect(question).toBeVisible({ timeout: 3_000 })
    }).toPass()
    await question.getByLabel('Код от телефона').fill(codes[0]!)
    await question.getByRole('button', { name: 'Потвърдете' }).click()
    expect(await answer).toBe(200)
    await expect(question).toBeHidden()
  },
)

test('a failure while turning codes on keeps the typed values and says what to do next', async ({
  browser,
  site,
  contextOptions,
}) => {
  const { page, password, id, email } = await newStaff({ browser, site, contextOptions })
  await page.goto('/profile/devices')
  await page.getByRole('button', { name: 'Включете' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Парола', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Продължете' }).click()
  const field = dialog.getByLabel('Напишете шестте цифри')
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '')
  const refusedWith = async (sentence: string) => {
    const typed = codeOf(secret)
    await field.fill(typed)
    await dialog.getByRole('button', { name: 'Потвърдете' }).click()
    await expect(dialog.getByRole('alert')).toContainText(sentence)
    await expect(dialog.getByRole('alert')).toBeInViewport()
    await expect(field).toHaveValue(typed)
  }

  await page.context().setOffline(true)
  await refusedWith('Няма връзка със сървъра')
  await page.context().setOffline(false)
  await page.route('**/api/me/codes/confirm', (route) => route.fulfill({ status: 500, body: '' }))
  await refusedWith('Възникна грешка. Опитайте отново.')
  await page.unroute('**/api/me/codes/confirm')
  // SQL announces no change, as if the page had missed it.
  await siteSql(site, `delete from users_sessions where _parent_id = $1`, [id])
  await refusedWith('Влезте отново в друг раздел')
  const signedIn = await page.request.post('/api/users/login', {
    data: { email, password },
    headers: { Origin: site.url },
  })
  expect(signedIn.status()).toBe(200)
  await dialog.getByRole('button', { name: 'Потвърдете' }).click()
  await expect(dialog.getByText('Кодовете се показват само веднъж')).toBeVisible()
})

test('an administrator removes the codes of a colleague after entering their own', async ({
  browser,
  site,
  contextOptions,
}) => {
  const admin = await newStaff({ browser, site, contextOptions }, 'admin')
  const colleague = await newStaff({ browser, site, contextOptions })
  const [secret] = await Promise.all([withCodes(admin, site), withCodes(colleague, site)])
  await siteSql(site, `update users_sessions set code_at = null where _parent_id = $1`, [admin.id])
  const { page } = admin
  await page.goto('/admin/account')
  await expect(page.getByRole('link', { name: 'Устройства и кодове за вход' })).toHaveAttribute(
    'href',
    '/profile/devices',
  )
  await page.goto(`/admin/collections/users/${colleague.id}`)
  const confirmation = page.getByRole('dialog').filter({ hasText: 'Премахване на кодовете' })
  // Before hydration the click has no effect.
  await expect(async () => {
    await page.getByRole('button', { name: 'Премахнете кодовете' }).click()
    await expect(confirmation).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await confirmation.getByRole('button', { name: 'Премахнете' }).click()
  const question = page.getByRole('dialog', { name: 'Потвърдете с код' })
  const field = question.getByLabel('Код от телефона')
  await field.fill('000000')
  await question.getByRole('button', { name: 'Потвърдете' }).click()
  await expect(question.getByRole('alert')).toContainText('Кодът не е верен')
  await expect(field).toBeFocused()
  await field.fill(codeOf(secret))
  await question.getByRole('button', { name: 'Потвърдете' }).click()
  await expect(page.getByText('Кодовете са премахнати.', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Име и фамилия')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Премахнете кодовете' })).toBeHidden()
})

test('restoring a version of an article asks for a code above the dialog of the panel', async ({
  browser,
  site,
  contextOptions,
}) => {
  const { page, id, ...rest } = await newStaff({ browser, site, contextOptions })
  const secret = await withCodes({ page, id, ...rest }, site)
  const headers = { Origin: site.url }
  const written = await page.request.post('/api/articles?draft=true', {
    data: { title: 'Първо заглавие' },
    headers,
  })
  const address = `/api/articles/${(await written.json()).doc.id}`
  await page.request.patch(`${address}?draft=true`, { data: { title: 'Второ заглавие' }, headers })
  await siteSql(site, `update users_sessions set code_at = null where _parent_id = $1`, [id])

  await page.goto(`${address.replace('/api', '/moderator/collections')}/versions`)
  await page.locator('tbody tr').last().getByRole('link').first().click()
  const confirm = page.getByRole('button', { name: 'Потвърдете' })
  // The button is rendered before its code is loaded; a second click would close the dialog again.
  await expect(async () => {
    if (!(await confirm.isVisible()))
      await page.getByRole('button', { name: 'Върнете тази версия' }).click({ timeout: 1_000 })
    await expect(confirm).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await confirm.click()
  const question = page.getByRole('dialog', { name: 'Потвърдете с код' })
  await question.getByLabel('Код от телефона').fill(codeOf(secret))
  await question.getByRole('button', { name: 'Потвърдете' }).click()
  await expect(page.locator('#field-title')).toHaveValue('Първо заглавие')
  await page.request.delete(address, { headers })
})
