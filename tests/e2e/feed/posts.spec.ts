import type { Page } from '@playwright/test'
import { call, writePost } from '../support/conversation'
import { toast } from '../support/failing-form'
import { box, card, openComposer, unique } from '../support/feed'
import { newMember } from '../support/new-member'
import { openLive } from '../support/open-live'
import { expect, test } from '../support/site'

const pill = (page: Page) => page.getByRole('button', { name: /нов(а|и) публикаци/ })
const heart = (page: Page, text: string) => card(page, text).getByRole('button', { name: /^Харесва ми/ })
// What others change in a card moves those below it, never the first.
const listTop = (page: Page) =>
  page
    .getByRole('article')
    .first()
    .evaluate((one) => one.getBoundingClientRect().top)

async function write(page: Page, text: string) {
  await openComposer(page)
  await box(page).fill(text)
  await page.getByRole('button', { name: 'Публикувайте' }).click()
  await expect(card(page, text)).toBeVisible()
}

const remove = ({ request }: Page, id: string) => call(request, 'delete', `/posts/${id}`)

test('a new post is announced to others as a pill and moves nothing', async ({
  browser,
  site,
  contextOptions,
}) => {
  const writer = await newMember({
    browser,
    site,
    contextOptions,
    fullName: 'Гергана Димова',
    city: 'Хайлброн',
  })
  const reader = await newMember({ browser, site, contextOptions })
  await Promise.all([writer.page.goto('/feed'), openLive(reader.page, '/feed')])
  const text = unique('Направих баница')
  await expect(reader.page.getByRole('article').first()).toBeVisible()
  const before = await listTop(reader.page)

  await write(writer.page, text)
  await expect(toast(writer.page)).toContainText('Публикацията е добавена успешно')
  await expect(box(writer.page)).toHaveValue('')
  await expect(writer.page.getByRole('form', { name: 'Нова публикация' })).toHaveCount(0)
  await expect(pill(writer.page)).toHaveCount(0)

  await expect(pill(reader.page)).toHaveText('1 нова публикация')
  expect(await listTop(reader.page)).toBe(before)
  await expect(card(reader.page, text)).toHaveCount(0)
  await pill(reader.page).click()
  await expect(card(reader.page, text)).toBeVisible()
  await expect(card(reader.page, text)).toContainText('Хайлброн · преди 1 минута')
  await expect(pill(reader.page)).toHaveCount(0)

  await heart(reader.page, text).click()
  await expect(heart(writer.page, text)).toHaveAccessibleName('Харесва ми, общо 1')
  await card(writer.page, text).getByRole('button', { name: '0 коментара' }).click()
  await card(reader.page, text).getByRole('button', { name: '0 коментара' }).click()
  await reader.page.getByLabel('Напишете коментар').fill('Колко време я печеш?')
  await reader.page.getByRole('button', { name: 'Изпратете' }).click()
  await expect(reader.page.getByLabel('Напишете коментар')).toHaveValue('')
  await expect(card(writer.page, text).getByText('Колко време я печеш?')).toBeVisible()
  await expect(card(writer.page, text).getByRole('button', { name: '1 коментар' })).toBeVisible()
  await Promise.all([writer.page.context().close(), reader.page.context().close()])
})

test('a post that is deleted while somebody writes below it leaves their text', async ({
  browser,
  site,
  contextOptions,
}) => {
  const writer = await newMember({ browser, site, contextOptions })
  const reader = await newMember({ browser, site, contextOptions })
  const text = unique('Скоро ще изчезна')
  const id = await writePost(writer.page, text)
  await reader.page.goto('/feed')
  await card(reader.page, text).getByRole('button', { name: '0 коментара' }).click()
  await reader.page.getByLabel('Напишете коментар').fill('Пиша дълъг отговор')
  await remove(writer.page, id)
  await expect(reader.page.getByText('Тази публикация беше изтрита')).toBeVisible()
  await expect(reader.page.getByLabel('Напишете коментар')).toHaveValue('Пиша дълъг отговор')
  await reader.page.getByRole('button', { name: 'Скрийте' }).click()
  await expect(reader.page.getByText('Тази публикация беше изтрита')).toHaveCount(0)
  await Promise.all([writer.page.context().close(), reader.page.context().close()])
})

test('a like that fails is taken back', async ({ browser, site, contextOptions }) => {
  const { page } = await newMember({ browser, site, contextOptions })
  const text = unique('Харесайте ме')
  await writePost(page, text)
  await page.route('**/api/posts/*/like', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/feed')
  await expect(heart(page, text)).toHaveAttribute('aria-disabled', 'false')
  await heart(page, text).click()
  await expect(toast(page)).toContainText('Възникна грешка при харесването на поста.')
  await expect(heart(page, text)).toHaveAccessibleName('Харесва ми')
  await expect(heart(page, text)).toHaveAttribute('aria-pressed', 'false')
  await page.context().close()
})

test('the author edits, deletes and changes their mind', async ({ browser, site, contextOptions }) => {
  const { page } = await newMember({ browser, site, contextOptions })
  const text = unique('Пиша с грешка')
  await page.goto('/feed')
  await write(page, text)
  const menu = () => card(page, text).getByRole('button', { name: 'Още действия' })

  await menu().click()
  await page.getByRole('menuitem', { name: 'Редактирайте' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(`${text} без грешка`)
  await dialog.getByRole('button', { name: 'Запазете' }).click()
  await expect(card(page, `${text} без грешка`)).toContainText('редактирано')

  await menu().click()
  await page.getByRole('menuitem', { name: 'Изтрийте' }).click()
  await expect(dialog).toContainText('Сигурни ли сте, че искате да изтриете този пост?')
  await dialog.getByRole('button', { name: 'Изтрийте публикацията' }).click()
  await expect(toast(page)).toContainText('Публикацията е изтрита')
  await expect(card(page, text)).toHaveCount(0)
  await toast(page).getByRole('button', { name: 'Отменете' }).click()
  await expect(card(page, text)).toBeVisible()

  await menu().click()
  await page.getByRole('menuitem', { name: 'Изтрийте' }).click()
  await dialog.getByRole('button', { name: 'Изтрийте публикацията' }).click()
  // Leaving the page ends the time to undo.
  await page.goto('/legal')
  await page.goto('/feed')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(card(page, text)).toHaveCount(0)
  await page.context().close()
})

test('what is written without a connection waits and goes out once', async ({
  browser,
  site,
  contextOptions,
}) => {
  const { page } = await newMember({ browser, site, contextOptions })
  const text = unique('Кой е онлайн')
  const id = await writePost(page, text)
  await page.goto('/feed')
  await card(page, text).getByRole('button', { name: '0 коментара' }).click()
  await page.getByLabel('Напишете коментар').fill('Пиша от влака')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Изпратете' }).click()
  await expect(card(page, text)).toContainText('Изпраща се…')
  await expect(page.getByLabel('Напишете коментар')).toHaveValue('')

  await openComposer(page)
  const offline = unique('Написано в тунел')
  await box(page).fill(offline)
  await page.getByRole('button', { name: 'Публикувайте' }).click()
  await expect(box(page)).toHaveValue(offline)
  await page.context().setOffline(false)
  await expect(card(page, offline)).toBeVisible()
  await expect(card(page, text)).not.toContainText('Изпраща се…')
  await expect(card(page, text).getByText('Пиша от влака')).toHaveCount(1)
  const { total } = await (await page.request.get(`/api/posts/${id}/comments`)).json()
  expect(total).toBe(1)
  await page.context().close()
})
