import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { newMember } from './support/new-member'
import { chooseCookies, expect, test } from './support/site'
import { siteSql } from './support/site-sql'
import type { Site } from './support/start-site'

const toast = (page: Page) => page.getByRole('region', { name: 'Кратки известия' })

type Place = { browser: Browser; site: Site; contextOptions: BrowserContextOptions }

async function newModerator({ browser, site, contextOptions }: Place) {
  const member = await newMember({ browser, site, contextOptions, city: 'Кьолн' })
  await siteSql(site, `update users set role = 'moderator' where id = $1`, [member.id])
  return member
}

/** Each code works once: the next one is made before its half minute has begun. */
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
  await expect(dialog.getByText('Кодът не е верен или вече е използван')).toBeVisible()
  await dialog.getByLabel('Напишете шестте цифри').fill(codeOf(secret).replace(/(...)/, '$1 '))
  await dialog.getByRole('button', { name: 'Потвърдете' }).click()
  await expect(dialog.getByText('Кодовете се показват само веднъж')).toBeVisible()
  const codes = await dialog.getByRole('listitem').allInnerTexts()
  return { secret, codes, dialog }
}

test('включване от телефона, вход на ново устройство, код в панела', async ({
  browser,
  site,
  contextOptions,
}) => {
  const { page, id, email, password } = await newModerator({ browser, site, contextOptions })
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
  // Before the panel's scripts listen, a refusal is only a refusal.
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
})
