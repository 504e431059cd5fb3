import type { Page } from '@playwright/test'
import { newMember } from '../support/new-member'
import { expect, test } from '../support/site'

const back = (page: Page) => page.evaluate(() => history.back())
const forward = (page: Page) => page.evaluate(() => history.forward())
/** A layer gets its entry in the history just after it is shown. */
const hasEntry = (page: Page) =>
  expect.poll(() => page.evaluate(() => Boolean(history.state?.overlay?.isTop))).toBe(true)

test('Back closes the sheet and then leaves the page; forward opens nothing again @phone', async ({
  browser,
  site,
  contextOptions,
}) => {
  const { page } = await newMember({ browser, site, contextOptions, city: 'Бон' })
  const dialog = page.getByRole('dialog')
  await page.goto('/favorites')
  await page.getByRole('main').getByRole('link', { name: 'Към услугите' }).click()
  await expect(page).toHaveURL(`${site.url}/services`)
  const open = page.getByRole('button', { name: 'Добавете услуга' })
  await open.click()
  await expect(dialog.getByLabel('Заглавие')).toBeVisible()

  await back(page)
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()
  await expect(page).toHaveURL(`${site.url}/services`)
  await forward(page)
  await hasEntry(page)
  await open.click()
  await expect(dialog.getByLabel('Заглавие')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await back(page)
  await expect(page).toHaveURL(`${site.url}/favorites`)
  await expect(page.getByRole('heading', { level: 1, name: 'Любими' })).toBeVisible()
  await page.context().close()
})

test('Back closes the menu of the site, and after one of its links leads to the page before @phone-only', async ({
  page,
  site,
}) => {
  await page.goto('/news')
  await page.waitForLoadState('networkidle')
  const drawer = page.getByRole('dialog', { name: 'Меню' })
  await page.getByRole('button', { name: 'Меню' }).click()
  await expect(drawer).toBeVisible()
  await hasEntry(page)
  await back(page)
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL(`${site.url}/news`)

  await page.getByRole('button', { name: 'Меню' }).click()
  await drawer.getByRole('link', { name: 'Документи' }).click()
  await expect(page).toHaveURL(`${site.url}/documents`)
  await back(page)
  await expect(page).toHaveURL(`${site.url}/news`)
  await expect(page.getByRole('heading', { level: 1, name: 'Новини' })).toBeVisible()
  await expect(drawer).toBeHidden()
})

test('Back closes the menu of the account', async ({ as, site }) => {
  const page = await as('member')
  await page.goto('/news')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /меню на акаунта/ })
    .click()
  await expect(page.getByRole('menu')).toBeVisible()
  await hasEntry(page)
  await back(page)
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(page).toHaveURL(`${site.url}/news`)
})
