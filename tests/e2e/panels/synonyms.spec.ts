import type { Page } from '@playwright/test'
import { message } from '../support/panel-message'
import { expect, test } from '../support/site'
import { siteSql } from '../support/site-sql'
import { violations } from '../support/violations'
import { watch } from '../support/watch'

const address = '/moderator/collections/synonyms'
const table = (page: Page) => page.getByRole('table', { name: 'Търсено без резултат през последните 30 дни' })
const phrases = (page: Page) => page.locator('#field-phrases')
const save = (page: Page) => page.getByRole('button', { name: 'Запазете', exact: true })

test('a moderator adds what was searched for without a result as a synonym', async ({ as, site }) => {
  const page = await as('moderator')
  const problems = watch(page, site.url, { badFrom: 400 })
  // What a test that failed has left is found again.
  const asked = `кумбалачен шмърцифот ${'абвгдежзик'[Date.now() % 10]!.repeat(6)}`
  const row = table(page).getByRole('row', { name: asked })
  try {
    const search = `/api/search?q=${encodeURIComponent(asked)}`
    expect((await (await page.request.get(search)).json()).total).toBe(0)
    await expect(async () => {
      await page.goto(address, { waitUntil: 'networkidle' })
      await expect(row).toContainText('1', { timeout: 1_000 })
    }).toPass()
    expect(await violations(page, { within: '.panel-misses' })).toEqual([])

    await row.getByRole('link', { name: `Добавете като синоним: ${asked}` }).press('Enter')
    const drawer = page.locator('.doc-drawer')
    await expect(drawer.locator('#field-phrases')).toHaveValue(`${asked}, `)
    await drawer.locator('#field-phrases').press('End')
    await drawer.locator('#field-phrases').pressSequentially('зъболекар')
    await save(page).click()
    await expect(message(page, 'Групата синоними беше създадена успешно')).toBeVisible()
    await expect(drawer).toHaveCount(0)
    await expect(row).toContainText('Вече е сред синонимите')
    await expect(page.locator('.table tbody tr').first()).toContainText(`${asked}, зъболекар`)
    expect(problems).toEqual([])

    // Who looks for a group sees groups alone.
    await page.goto(`${address}?search=кумбалачен`, { waitUntil: 'networkidle' })
    await expect(page.locator('.table tbody tr')).toHaveCount(1)
    await expect(table(page)).toHaveCount(0)
  } finally {
    await siteSql(site, 'delete from search_misses where question = $1', [asked])
    await siteSql(site, `delete from synonyms where phrases like $1`, [`${asked}%`])
  }
})

test('on a phone a group is written on a screen of its own, refused with its reason, saved and deleted', async ({
  as,
  site,
}) => {
  const page = await as('admin')
  await page.setViewportSize({ width: 390, height: 844 })
  try {
    await page.goto('/admin/collections/synonyms/create?phrases=бумбалек%2C+', { waitUntil: 'networkidle' })
    await expect(phrases(page)).toHaveValue('бумбалек, ')
    await phrases(page).fill('бумбалек, Бумбалек')
    await save(page).click()
    await expect(page.locator('.field-type.textarea')).toContainText('„Бумбалек“ е написано два пъти.')
    await expect(message(page, 'Неуспешно създаване на групата синоними')).toBeVisible()

    await phrases(page).fill('бумбалек, драндулет')
    await save(page).click()
    await expect(message(page, 'Групата синоними беше създадена успешно')).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/collections\/synonyms\/[\da-f-]{36}/)

    await page.locator('.doc-controls__popup button').first().click()
    await page.getByRole('button', { name: 'Изтрийте', exact: true }).click()
    const question = page.locator('.confirmation-modal')
    await expect(question).toContainText(
      'Сигурни ли сте, че искате да изтриете групата синоними „бумбалек, драндулет“?',
    )
    await question.getByRole('button', { name: 'Потвърдете' }).press('Enter')
    await expect(message(page, 'Групата синоними беше изтрита успешно')).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/collections\/synonyms(\?|$)/)
  } finally {
    await siteSql(site, `delete from synonyms where phrases like 'бумбалек%'`)
  }
})
