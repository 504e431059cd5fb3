import { commentPost } from '../support/conversation'
import { card, unique } from '../support/feed'
import { expect, test } from '../support/site'
import { siteSql } from '../support/site-sql'

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
