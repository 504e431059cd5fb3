import type { Page } from '@playwright/test'
import { commentPost, writePost } from '../support/conversation'
import { newMember } from '../support/new-member'
import { expect, test } from '../support/site'
import { siteSql } from '../support/site-sql'

const rowsOf = (page: Page) => page.locator('main section > ul > li')
const chip = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Кои известия' }).getByRole('link', { name })

test('a visitor signs in first and comes back', async ({ page }) => {
  await page.goto('/notifications')
  await expect(page).toHaveURL(/\/auth\?from=%2Fnotifications$/)
})

test(
  'the page has days, lists and older ones, follows live, and its rows can be deleted',
  { tag: '@phone' },
  async ({ browser, site, contextOptions }) => {
    const { page, id } = await newMember({ browser, site, contextOptions })
    await siteSql(
      site,
      `insert into notifications (owner_id, type, title, message, read, data, created_at, updated_at)
       select $1, 'item_approved', 'Одобрено', '„Услуга ' || n || '“ вече е публикувано.', n > 1,
         '{"collection": "services", "id": "1", "slug": "n"}', at, at
       from generate_series(1, 55) n, lateral (select now() - n * interval '1 day' as at) moment`,
      [id],
    )
    await page.goto('/notifications')
    await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText(['Вчера', 'По-рано'])
    await expect(rowsOf(page)).toHaveCount(50)
    await chip(page, /^Непрочетени/).click()
    await expect(rowsOf(page)).toHaveText([/„Услуга 1“ вече е публикувано/])
    await chip(page, /^Разговори/).click()
    await expect(page.getByText('Тук няма нищо')).toBeVisible()

    const { page: other } = await newMember({ browser, site, contextOptions, fullName: 'Ани Петрова' })
    const post = await writePost(page, 'Търся учител')
    await commentPost(other, post, 'Аз съм учител.')
    await expect(rowsOf(page)).toHaveText([/Ани Петрова коментира/])
    await expect(chip(page, /^Непрочетени/)).toHaveText(/2$/)
    await rowsOf(page).getByRole('button', { name: 'Още за това известие' }).click()
    await page.getByRole('menuitem', { name: 'Отбележете като прочетено' }).click()
    await expect(chip(page, /^Непрочетени/)).toHaveText(/1$/)
    await rowsOf(page).getByRole('button', { name: 'Още за това известие' }).click()
    await page.getByRole('menuitem', { name: 'Изтрийте известието' }).click()
    await expect(page.getByText('Известието е изтрито').first()).toBeVisible()
    await expect(rowsOf(page)).toHaveCount(0)

    await chip(page, /^Обяви/).click()
    await page.getByRole('link', { name: 'Покажете по-стари' }).click()
    await expect(rowsOf(page)).toHaveCount(5)
    await expect(rowsOf(page).first()).toContainText('Услуга 51')
    await expect(page.getByRole('link', { name: 'Покажете по-стари' })).toBeHidden()
    await page.getByRole('link', { name: 'Към най-новите' }).click()
    await expect(rowsOf(page)).toHaveCount(50)
    await page.getByRole('button', { name: 'Всички прочетени' }).click()
    await expect(page.getByRole('button', { name: 'Всички прочетени' })).toBeHidden()
  },
)

test('the count in the title is that of the messages in the panels, and of both on the site', async ({
  as,
  browser,
  site,
  contextOptions,
}) => {
  const moderator = await as('moderator')
  const count = async () => {
    const { unread } = await (await moderator.context().request.get('/api/me')).json()
    return unread as { notifications: number; messages: number }
  }
  const { page: member } = await newMember({ browser, site, contextOptions, city: 'Бон' })
  await moderator.addInitScript(() => {
    Object.assign(navigator, {
      setAppBadge: (value: number) => Promise.resolve(((window as any).badge = value)),
    })
  })
  const panel = await moderator.context().newPage()
  await Promise.all([moderator.goto('/legal'), panel.goto('/moderator')])
  await expect(moderator.getByRole('button', { name: /меню на акаунта$/ })).toBeVisible()
  const sent = await member.context().request.post('/api/admin-messages', {
    data: { messageType: 'other', messageContent: 'Как се сменя градът?' },
    headers: { Origin: site.url },
  })
  expect(sent.status()).toBe(201)
  const { doc } = (await sent.json()) as { doc: { id: string } }
  const { notifications, messages } = await count()
  await expect(moderator).toHaveTitle(new RegExp(`^\\(${notifications + messages}\\) `))
  await expect(panel).toHaveTitle(new RegExp(`^\\(${messages}\\) `))
  await expect.poll(() => moderator.evaluate(() => (window as any).badge)).toBe(notifications + messages)

  await moderator.context().request.patch(`/api/admin-messages/${doc.id}`, {
    data: { status: 'read' },
    headers: { Origin: site.url },
  })
  const fewer = messages > 1 ? new RegExp(`^\\(${messages - 1}\\) `) : /^(?!\()/
  await expect(panel).toHaveTitle(fewer)
})
