import type { Page } from '@playwright/test'
import { newMember } from '../support/new-member'
import { expect, test } from '../support/site'

const question = 'Имате незапазени промени. Ако затворите, те ще се изгубят. Сигурни ли сте?'

const answer = (page: Page, isYes: boolean) =>
  new Promise<string>((resolve) => {
    page.once('dialog', async (asked) => {
      await (isYes ? asked.accept() : asked.dismiss())
      resolve(asked.message())
    })
  })

/** Without a storage nothing can be kept. */
const withoutStorage = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }))

test('a form with typed values that cannot be kept does not close without asking', async ({
  browser,
  site,
  contextOptions,
}) => {
  const { page } = await newMember({ browser, site, contextOptions, city: 'Бон' })
  await withoutStorage(page)
  await page.goto('/services')
  await page.getByRole('button', { name: 'Добавете услуга' }).click()
  const dialog = page.getByRole('dialog', { name: 'Нова услуга' })
  const title = dialog.getByLabel('Заглавие')
  await expect(title).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: 'Добавете услуга' }).click()
  const ways = [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Затворете' }).click(),
    () => page.evaluate(() => history.back()),
  ]
  for (const leave of ways) {
    await title.click()
    await title.fill('Уроци по немски')
    const asked = answer(page, false)
    await leave()
    expect(await asked).toBe(question)
    await expect(title).toHaveValue('Уроци по немски')
  }
  const asked = answer(page, true)
  await dialog.getByRole('button', { name: 'Затворете' }).click()
  expect(await asked).toBe(question)
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Добавете услуга' }).click()
  await expect(title).toHaveValue('')
  await page.context().close()
})

test('a link to another page asks, and the privacy page opens in a new tab', async ({
  page,
  context,
  site,
}) => {
  await page.goto('/legal#signal')
  const reason = page.getByLabel('Защо е незаконно')
  await reason.fill('Предлага фалшиви документи.')
  const link = page.getByRole('banner').getByRole('link', { name: /^Любими/ })
  const kept = answer(page, false)
  await link.click()
  expect(await kept).toBe(question)
  await expect(page).toHaveURL(/\/legal#signal$/)
  await expect(reason).toHaveValue('Предлага фалшиви документи.')

  const [privacy] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: /^Как пазим данните Ви/ }).click(),
  ])
  await expect(privacy).toHaveURL(/\/legal\/privacy/)
  await privacy.close()
  await expect(reason).toHaveValue('Предлага фалшиви документи.')

  const left = answer(page, true)
  await link.click()
  expect(await left).toBe(question)
  await expect(page).toHaveURL(`${site.url}/favorites`)
})

test('so does going back', async ({ page }) => {
  await page.goto('/embassies')
  const consulate = page.getByRole('list', { name: 'Консулства и посолства' }).getByRole('heading').first()
  await consulate.getByRole('link').click()
  await expect(page).toHaveURL(/\/embassies\/./)
  const before = page.url()
  await page.getByRole('main').getByRole('link', { name: 'Сигнал за незаконно съдържание' }).click()
  await expect(page).toHaveURL(/\/legal/)
  const reason = page.getByLabel('Защо е незаконно')
  await reason.fill('Предлага фалшиви документи.')
  const kept = answer(page, false)
  await page.evaluate(() => history.back())
  expect(await kept).toBe(question)
  await expect(reason).toHaveValue('Предлага фалшиви документи.')

  await reason.click()
  const left = answer(page, true)
  await page.evaluate(() => history.back())
  expect(await left).toBe(question)
  await expect(page).toHaveURL(before)
})
