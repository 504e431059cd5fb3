import type { Page } from '@playwright/test'
import { call, commentPost, writePost } from '../support/conversation'
import { toast } from '../support/failing-form'
import { newMember } from '../support/new-member'
import { openLive } from '../support/open-live'
import { expect, test } from '../support/site'
import { siteSql } from '../support/site-sql'

const card = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text })
const box = (page: Page) => page.getByRole('textbox', { name: 'Текст на публикацията' })
const pill = (page: Page) => page.getByRole('button', { name: /нов(а|и) публикаци/ })
const heart = (page: Page, text: string) => card(page, text).getByRole('button', { name: /^Харесва ми/ })
const unique = (words: string) => `${words} ${crypto.randomUUID().slice(0, 8)}`
// What others change in a card moves those below it, never the first.
const listTop = (page: Page) =>
  page
    .getByRole('article')
    .first()
    .evaluate((one) => one.getBoundingClientRect().top)

async function openComposer(page: Page) {
  await box(page).click()
  await expect(page.getByRole('form', { name: 'Нова публикация' })).toBeVisible()
}

async function write(page: Page, text: string) {
  await openComposer(page)
  await box(page).fill(text)
  await page.getByRole('button', { name: 'Публикувайте' }).click()
  await expect(card(page, text)).toBeVisible()
}

const remove = ({ request }: Page, id: string) => call(request, 'delete', `/posts/${id}`)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor reads, pages on and opens the comments', async ({ page }) => {
    await page.goto('/feed')
    await expect(page.getByRole('heading', { level: 1, name: 'Въпроси' })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(10)
    await expect(page.getByRole('link', { name: 'Вход или регистрация' })).toHaveAttribute(
      'href',
      '/auth?from=%2Ffeed%23post',
    )
    const first = await page.getByRole('article').first().getAttribute('id')
    await page.getByRole('link', { name: 'Покажи още' }).click()
    await expect(page).toHaveURL(/\/feed\?before=/)
    await expect(page.getByRole('article')).toHaveCount(10)
    await expect(page.locator(`#${first}`)).toHaveCount(0)

    await page.goto('/feed')
    await card(page, 'Рецептата за домашно сирене').getByRole('link', { name: '3 коментара' }).click()
    await expect(page.getByText('Каква мая ползваш?').filter({ visible: true })).toBeVisible()
  })
})

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

test('posts that cannot be read leave a sentence in their place, and another try', async ({ page, site }) => {
  await siteSql(site, 'alter table posts rename to posts_away')
  try {
    const answer = await page.goto(`/feed?highlight=${crypto.randomUUID()}`)
    expect(answer!.status()).toBe(503)
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Възникна проблем с връзката')
  } finally {
    await siteSql(site, 'alter table posts_away rename to posts')
  }
  await page.getByRole('link', { name: 'Опитайте отново' }).click()
  await expect(page.getByRole('article')).toHaveCount(10)
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

test('an address leads to a post far down and to one comment of it', async ({ page, as }) => {
  const member = await as('member')
  const found = await page.request.get('/api/posts/page?limit=40')
  const { posts } = (await found.json()) as { posts: { id: string; content: string }[] }
  const far = posts.at(-1)!
  const said = unique('Ето отговорът')
  const commentId = await commentPost(member, far.id, said)
  await page.goto(`/feed?highlight=${far.id}&comment=${commentId}`)
  await expect(page.getByRole('heading', { name: 'Публикацията, която търсите' })).toBeVisible()
  const row = page.getByRole('listitem').filter({ hasText: said })
  await expect(row).toHaveAttribute('data-glow', '')
  await expect(row).toBeInViewport()
  await expect(row).not.toHaveAttribute('data-glow', '')

  await page.goto(`/feed?highlight=${crypto.randomUUID()}`)
  await expect(page.getByText('Тази публикация вече не съществува')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(10)
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

test('the list grows with scrolling, and Back leads to the same place @phone', async ({ page }) => {
  await page.goto('/feed')
  await expect(page.getByRole('article')).toHaveCount(10)
  await page.getByRole('article').last().scrollIntoViewIfNeeded()
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(19)
  const twentieth = page.getByRole('article').nth(18)
  await twentieth.scrollIntoViewIfNeeded()
  const id = await twentieth.getAttribute('id')
  // The place is kept a moment after the last scrolling.
  await expect
    .poll(() =>
      page.evaluate(() => (history.state as { feed?: { top: number } } | null)?.feed?.top === scrollY),
    )
    .toBe(true)
  await page.getByRole('link', { name: 'Начало' }).last().click()
  await expect(page).toHaveURL(/\/$/)
  await page.goBack()
  await expect(page.locator(`#${id}`)).toBeInViewport()

  await test.step('when that fails, what is loaded later does not pull the reader away', async () => {
    const calls = '**/api/posts/page?before=*'
    await page.getByRole('link', { name: 'Начало' }).last().click()
    await expect(page).toHaveURL(/\/$/)
    await page.route(calls, (route) => route.abort())
    await page.goBack()
    const retry = page.getByRole('main').getByRole('alert').getByRole('button', { name: 'Опитайте отново' })
    await retry.scrollIntoViewIfNeeded()
    await page.unroute(calls)
    const before = await page.evaluate(() => scrollY)
    await retry.click()
    await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(10)
    expect(await page.evaluate(() => scrollY)).toBe(before)
  })
})
