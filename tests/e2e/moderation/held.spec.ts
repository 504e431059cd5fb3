import type { Page } from '@playwright/test'
import { toast } from '../support/failing-form'
import { commentPost, writePost } from '../support/conversation'
import { card, unique } from '../support/feed'
import { openForum } from '../forum/forum-site'
import { commentOf, openTopic, say } from '../forum/topic-support'
import { newMember } from '../support/new-member'
import { message } from '../support/panel-message'
import { expect, test } from '../support/site'

const HELD = 'Ще се покаже, щом я прегледаме.'
const post = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text })

test(
  'what looks like spam waits: its author sees it, others do not, staff read why and show it',
  { tag: '@phone' },
  async ({ as, browser, site, contextOptions }) => {
    const { page } = await newMember({ browser, site, contextOptions, city: 'Бон' })
    const { page: other } = await newMember({ browser, site, contextOptions, city: 'Бон' })
    const mark = crypto.randomUUID().slice(0, 8)
    const text = `${mark}: печелете до 3000 € на месец от вкъщи, без опит! Пишете ми в WhatsApp +49 151 0000001`
    await page.goto('/feed')
    const id = await writePost(page, text)
    await page.goto('/feed')
    await expect(post(page, mark)).toContainText(HELD)
    const { x, width } = (await post(page, mark).getByText(HELD).boundingBox())!
    expect(x + width).toBeLessThan(page.viewportSize()!.width)
    await other.goto('/feed')
    await expect(other.getByRole('article').first()).toBeVisible()
    await expect(post(other, mark)).toHaveCount(0)

    const moderator = await as('moderator')
    await moderator.goto('/moderator/waiting?kind=reports')
    await moderator.getByRole('row').filter({ hasText: mark }).getByRole('link').click()
    await expect(moderator.getByText('Проверка за спам', { exact: true })).toBeVisible()
    await expect(moderator.getByText('Обещава лесни пари')).toBeVisible()
    await moderator.getByText('Покажете', { exact: true }).click()
    const data = { content: `${text} И още!` }
    await page.request.patch(`/api/posts/${id}`, { data, headers: { Origin: site.url } })
    const save = moderator.getByRole('button', { name: 'Запишете решението' })
    await save.click()
    await expect(moderator.getByRole('alert').filter({ hasText: 'Авторът промени текста' })).toBeVisible()
    await expect(moderator.getByText('И още!')).toBeVisible()
    await save.click()
    await expect(message(moderator, 'Публикацията вече се вижда')).toBeVisible()

    await other.goto('/feed')
    await expect(post(other, mark)).toBeVisible()
    await page.goto('/feed')
    await expect(post(page, mark)).toBeVisible()
    await expect(post(page, mark)).not.toContainText(HELD)
    await expect(
      page.getByRole('banner').getByRole('button', { name: 'Известия, 1 непрочетено' }),
    ).toBeVisible()
  },
)

test('a topic that waits says so on its page, to its author', async ({ browser, site, contextOptions }) => {
  const { page } = await newMember({ browser, site, contextOptions, city: 'Бон' })
  await page.goto('/forum')
  await page.getByRole('button', { name: 'Нова тема' }).click()
  const form = page.getByRole('dialog')
  const title = 'Бърз кредит без доказване на доход, пишете в Telegram @kredit_vednaga'
  await form.getByLabel('Заглавие').fill(title)
  await form.getByLabel('Категория').selectOption({ index: 1 })
  await form.getByRole('button', { name: 'Публикувайте темата' }).click()
  await expect(toast(page)).toContainText(HELD)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.locator('main').getByText(HELD)).toBeVisible()
  await page.goto('/dashboard')
  const own = page.getByRole('listitem').filter({ hasText: title })
  await expect(own).toContainText('Очаква одобрение')
  await expect(own).not.toContainText('Скрита')
})

test.describe('in a forum that everybody reads', () => {
  test.beforeEach(async ({ as }) => openForum(await as('admin'), true))
  test.afterEach(async ({ as }) => openForum(await as('admin'), false))

  test('what waits is seen by its author alone, however often the page is asked for', async ({
    browser,
    site,
    contextOptions,
    page: visitor,
  }) => {
    const { page } = await newMember({ browser, site, contextOptions, city: 'Бон' })
    const { page: other } = await newMember({ browser, site, contextOptions, city: 'Бон' })
    const title = unique('Бърз кредит без доказване на доход, пишете в Telegram @kredit_dnes')
    await page.goto('/forum')
    await page.getByRole('button', { name: 'Нова тема' }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('Заглавие').fill(title)
    await form.getByLabel('Категория').selectOption({ index: 1 })
    await form.getByRole('button', { name: 'Публикувайте темата' }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page).toHaveURL(/\/forum\/[^/]+\/[^/]+$/)
    const address = new URL(page.url()).pathname
    for (const reader of [visitor, other, page, visitor]) {
      const answer = await reader.goto(address)
      expect(answer!.status()).toBe(reader === page ? 200 : 410)
      await expect(reader.locator('main').getByText(HELD)).toHaveCount(reader === page ? 1 : 0)
      expect((await answer!.text()).includes(title)).toBe(reader === page)
    }
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)

    const { request } = other
    const topic = await openTopic({ request, title: 'Как се търси стая?' })
    await say({ request, topic, content: 'И аз питам.' })
    const reply = unique('Печелете до 3000 € на месец от вкъщи! Пишете в Telegram @pari_dnes')
    await say({ request: page.request, topic, content: reply })
    await say({ request, topic, content: 'Благодаря предварително.' })
    await page.goto(topic.address)
    await expect(commentOf(page, reply)).toContainText(HELD)
    await expect(page.locator('.comment')).toContainText(['И аз питам.', reply, 'Благодаря предварително.'])
    for (const reader of [other, visitor]) {
      await reader.goto(topic.address)
      await expect(reader.locator('.comment')).toContainText(['И аз питам.', 'Благодаря предварително.'])
    }
  })
})

test('the address of a post that waits shows it to its author, that of another their comment below it', async ({
  browser,
  site,
  contextOptions,
}) => {
  const { page } = await newMember({ browser, site, contextOptions, city: 'Бон' })
  const spam = unique('Печелете до 3000 € на месец от вкъщи! Пишете в Telegram @pari_utre')
  await page.goto(`/feed?highlight=${await writePost(page, spam)}`)
  await expect(post(page, spam)).toContainText(HELD)
  await expect(page.getByText('Тази публикация вече не съществува')).toHaveCount(0)
  const other = await writePost(page, unique('Кой пече кифли?'))
  await commentPost(page, other, spam)
  await page.goto(`/feed?highlight=${other}`)
  await expect(page.getByRole('listitem').filter({ hasText: spam })).toContainText(HELD)
})

test('a comment that waits stays where its author wrote it, and says so', async ({
  browser,
  site,
  contextOptions,
}) => {
  const { page } = await newMember({ browser, site, contextOptions, city: 'Бон' })
  const spam = (place: string) =>
    unique(`Печелете до 3000 € на месец от вкъщи, ${place}! Пишете в Telegram @pari_ot_vkashti`)
  const reply = spam('без опит')
  const topic = await openTopic({ request: page.request, title: 'Как се търси работа?' })
  await page.goto(topic.address)
  await page.getByLabel('Вашият коментар').fill(reply)
  await page.getByRole('button', { name: 'Публикувайте', exact: true }).click()
  await expect(toast(page)).toContainText(HELD)
  await expect(commentOf(page, reply)).toContainText(HELD)
  await page.reload()
  await expect(commentOf(page, reply)).toContainText(HELD)

  const text = unique('Кой пече баница?')
  const comment = spam('без шеф')
  await writePost(page, text)
  await page.goto('/feed')
  const openComments = () => card(page, text).getByRole('button', { name: '0 коментара' }).click()
  await openComments()
  await page.getByLabel('Напишете коментар').fill(comment)
  await page.getByRole('button', { name: 'Изпратете' }).click()
  await expect(toast(page)).toContainText(HELD)
  const waiting = card(page, text).getByRole('listitem').filter({ hasText: comment })
  await expect(waiting).toContainText(HELD)
  await page.reload()
  await openComments()
  await expect(waiting).toContainText(HELD)
})

test('from what waits staff read why, suspend the author and delete what was held', async ({
  as,
  browser,
  site,
  contextOptions,
}) => {
  const { page } = await newMember({ browser, site, contextOptions, city: 'Бон', fullName: 'Горан Рекламов' })
  const text = unique('Крипто сигнали')
  const id = await writePost(page, `${text}: печалба 300% на седмица, пишете в Telegram @kripto_utre`)
  const admin = await as('admin')
  await admin.goto('/admin/waiting?kind=reports')
  await admin.getByRole('row').filter({ hasText: text }).getByRole('link').first().click()
  for (const reason of ['Говори за криптовалути или бързи сделки', 'Води към разговор извън сайта'])
    await expect(admin.getByText(reason)).toBeVisible()

  const author = admin.getByRole('complementary', { name: 'Авторът' })
  await expect(author).toContainText('Горан Рекламов')
  await author.getByRole('button', { name: 'Спрете члена' }).click()
  const dialog = admin.getByRole('dialog', { name: 'Спиране на Горан Рекламов' })
  const through = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  await dialog.getByLabel('Последен ден').fill(through)
  await dialog.getByLabel('Причина').fill('Реклама.')
  await dialog.getByRole('button', { name: 'Спрете члена' }).click()
  await expect(author).toContainText('Спрян до')

  await admin.getByText('Изтрийте', { exact: true }).click()
  await admin.getByRole('button', { name: 'Запишете решението' }).click()
  await expect(message(admin, 'Публикацията е изтрита')).toBeVisible()
  expect((await page.request.get(`/api/posts/${id}`)).status()).toBe(404)
  await page.goto('/notifications')
  await expect(page.getByRole('complementary').filter({ hasText: 'Реклама.' })).toBeVisible()
  await expect(page.locator('main')).toContainText(text)
})
