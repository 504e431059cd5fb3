import type { Page } from '@playwright/test'
import { commentPost, likePost, writePost } from '../support/conversation'
import { newMember } from '../support/new-member'
import { expect, test } from '../support/site'

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Известия/ })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Известия' })
const rows = (page: Page) =>
  panel(page).getByRole('list', { name: 'Списък с известия' }).locator(':scope > li')

test(
  'the bell counts, groups and leads to the comment, and its rows are read one by one and all at once',
  { tag: '@phone' },
  async ({ browser, site, contextOptions }) => {
    const given = { browser, site, contextOptions }
    const { page } = await newMember(given)
    const { page: ani } = await newMember({ ...given, fullName: 'Ани Петрова' })
    const { page: boris } = await newMember({ ...given, fullName: 'Борис Колев' })
    await page.goto('/legal')
    await bell(page).click()
    await expect(panel(page)).toContainText('Няма известия')
    await page.keyboard.press('Escape')

    const post = await writePost(page, 'Къде се прави чубрица')
    await likePost(ani, post)
    await likePost(boris, post)
    await commentPost(ani, post, 'В Кьолн има.')
    const newest = await commentPost(boris, post, 'И във Франкфурт.')
    await expect(page).toHaveTitle(/^\(3\) /)
    await expect(bell(page)).toHaveAccessibleName('Известия, 3 непрочетени')

    await bell(page).click()
    await expect(rows(page)).toHaveCount(2)
    await expect(rows(page).first()).toContainText('Борис Колев и още 1 човек коментираха')
    await expect(rows(page).first()).toContainText('„И във Франкфурт.“')
    await expect(rows(page).first()).toContainText('2 коментара')
    await expect(rows(page).first()).toContainText('непрочетено')
    await rows(page).last().getByText('Кои са').click()
    await expect(rows(page).last().getByRole('listitem')).toHaveText([/Борис Колев/, /Ани Петрова/])

    await rows(page).last().getByRole('button', { name: 'Отбележете като прочетено' }).click()
    await expect(bell(page)).toHaveAccessibleName('Известия, 2 непрочетени')
    await rows(page).first().getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`/feed\\?highlight=${post}&comment=${newest}`))
    await expect(panel(page)).toBeHidden()
    await expect(bell(page)).toHaveAccessibleName('Известия')
    await expect(page).not.toHaveTitle(/^\(/)
    await expect(page.locator(`#comment-${newest}`)).toBeInViewport()

    await commentPost(ani, post, 'Още нещо.')
    await commentPost(boris, post, 'И още.')
    await expect(bell(page)).toHaveAccessibleName('Известия, 2 непрочетени')
    await bell(page).click()
    await panel(page).getByRole('button', { name: 'Всички прочетени' }).click()
    await expect(bell(page)).toHaveAccessibleName('Известия')
    await expect(panel(page).getByRole('button', { name: 'Всички прочетени' })).toBeHidden()
  },
)

test('what is read in one tab is read in the other and on another device', async ({
  browser,
  site,
  contextOptions,
}) => {
  const given = { browser, site, contextOptions }
  const member = await newMember(given)
  const { page: other } = await newMember(given)
  const { page: device } = await newMember(given)
  await device.context().clearCookies()
  const { email, password } = member
  await device.context().request.post('/api/users/login', {
    data: { email, password },
    headers: { Origin: site.url },
  })
  const tabs = [member.page, await member.page.context().newPage(), device]
  for (const tab of tabs) await tab.goto('/legal')
  await likePost(other, await writePost(member.page, 'Търся учител'))
  for (const tab of tabs) await expect(bell(tab)).toHaveAccessibleName('Известия, 1 непрочетено')
  await bell(tabs[1]!).click()
  await expect(rows(tabs[1]!)).toContainText(['непрочетено'])
  await bell(tabs[0]!).click()
  await panel(tabs[0]!).getByRole('button', { name: 'Отбележете като прочетено' }).click()
  for (const tab of tabs) await expect(bell(tab)).toHaveAccessibleName('Известия')
  await expect(rows(tabs[1]!)).not.toContainText(['непрочетено'])
})

test('the list is reached, closed and left by keyboard, and offers another try after a failure', async ({
  browser,
  site,
  contextOptions,
}) => {
  const { page } = await newMember({ browser, site, contextOptions })
  await page.route('**/api/notifications?*', (route) => route.abort())
  await page.goto('/legal')
  await bell(page).focus()
  await page.keyboard.press('Enter')
  await expect(panel(page)).toBeFocused()
  await expect(panel(page).getByRole('alert')).toContainText('Известията не се заредиха.')
  await page.unroute('**/api/notifications?*')
  await panel(page).getByRole('button', { name: 'Опитайте отново' }).press('Enter')
  await expect(panel(page)).toContainText('Няма известия')
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(bell(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await panel(page).getByRole('link', { name: 'Всички известия' }).press('Enter')
  await expect(page).toHaveURL(/\/notifications$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Известия')
})

test('who opens the bell before the address has led to its comment is not pulled away', async ({
  browser,
  site,
  contextOptions,
}) => {
  const { page } = await newMember({ browser, site, contextOptions })
  const post = await writePost(page, 'Търся учител')
  const comment = await commentPost(page, post, 'Намерих.')
  await page.clock.install()
  await page.goto(`/feed?highlight=${post}&comment=${comment}`)
  await expect(page.getByLabel('Напишете коментар')).toBeVisible()
  await bell(page).click()
  await expect(panel(page)).toBeFocused()
  await page.clock.fastForward(1_000)
  await expect(page.locator(`#comment-${comment}`)).toHaveAttribute('data-glow', '')
  await expect(panel(page)).toBeFocused()
})

test('visitors have no bell', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/legal')
  await expect(
    page
      .getByRole('banner')
      .getByRole('link', { name: 'Вход' })
      .or(page.getByRole('button', { name: 'Меню' }))
      .first(),
  ).toBeVisible()
  await expect(bell(page)).toBeHidden()
})
