import AxeBuilder from '@axe-core/playwright'
import { newMember } from '../support/new-member'
import { expect, test } from '../support/site'
import { commentOf, openTopic, say, writer } from './topic-support'

const answer = 'Вашият коментар'

test('a closed forum asks visitors to sign in and brings them back', async ({ page, browser, site }) => {
  const ani = await writer({ browser, site, fullName: 'Ани Затворена' })
  const topic = await openTopic({ request: ani.page.request })
  await page.goto(`/forum?topic=${topic.id}`)
  await expect(page).toHaveURL((url) => url.pathname === '/auth' && Boolean(url.searchParams.get('from')))
  await page.getByLabel('Имейл').fill(ani.email)
  await page.getByLabel('Парола', { exact: true }).fill(ani.password)
  await page.getByRole('button', { name: 'Вход', exact: true }).click()
  await expect(page).toHaveURL(topic.address)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
})

test('an incomplete profile may read and is told what is missing', async ({ browser, site }) => {
  const ani = await writer({ browser, site, fullName: 'Ани Пълна' })
  const topic = await openTopic({ request: ani.page.request })
  const { page } = await newMember({ browser, site })
  await page.goto(topic.address)
  await expect(page.getByText('Трябва да попълните профила си, за да можете да коментирате!')).toBeVisible()
  await page.getByLabel(answer).fill('Написано преди профила')
  await page.getByRole('button', { name: 'Попълнете профила' }).click()
  const step = page.getByRole('dialog', { name: 'Попълнете профила' })
  await step.getByLabel('Град', { exact: true }).fill('Бон')
  await step.getByRole('button', { name: 'Запазете и продължете' }).click()
  await expect(step).toBeHidden()
  await expect(page.getByRole('button', { name: 'Попълнете профила' })).toBeHidden()
  await expect(page.getByLabel(answer)).toHaveValue('Написано преди профила')
  await page.getByRole('button', { name: 'Публикувайте', exact: true }).click()
  await expect(commentOf(page, 'Написано преди профила')).toBeVisible()
})

test('the title is not said twice, an empty comment is not sent, and the page is accessible', async ({
  browser,
  site,
}) => {
  const { page } = await writer({ browser, site, fullName: 'Ани Достъпна' })
  const topic = await openTopic({ request: page.request, title: 'Само заглавие' })
  await page.goto(topic.address)
  await expect(page.getByText('Само заглавие')).toHaveCount(1)
  await expect(page.getByText('Все още няма коментари')).toBeVisible()
  await page.getByRole('button', { name: 'Публикувайте', exact: true }).click()
  await expect(page.getByText('Моля, въведете коментар!')).toBeVisible()
  await expect(page.getByLabel(answer)).toBeFocused()
  await say({
    request: page.request,
    topic,
    content: '- едно\n- две\n\n> цитат\n\nhttps://example.org',
  })
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(topic.address)
    await expect(commentOf(page, 'едно').getByRole('link')).toHaveAttribute('rel', /nofollow ugc/)
    const { violations } = await new AxeBuilder({ page }).include('main').analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0)
  }
})

test('a topic is found under its address only', async ({ browser, site }) => {
  const { page } = await writer({ browser, site, fullName: 'Ани Адресна' })
  const topic = await openTopic({ request: page.request })
  const wrong = await page.request.get(`/forum/nyama-takava/${topic.slug}`, { maxRedirects: 0 })
  expect([wrong.status(), wrong.headers().location]).toEqual([308, topic.address])
  const missing = await page.request.get('/forum/obshti/nyama-takava-tema')
  expect(missing.status()).toBe(404)
  await page.goto('/forum/obshti/nyama-takava-tema')
  await expect(page.getByRole('main').getByRole('link', { name: 'Към форума' }).first()).toHaveAttribute(
    'href',
    '/forum',
  )
})

test.describe('an open forum', () => {
  test.beforeEach(async ({ as, site }) => {
    const admin = await as('admin')
    await admin.request.post('/api/globals/site', {
      data: { forumPublicRead: true },
      headers: { Origin: site.url },
    })
  })
  test.afterEach(async ({ as, site }) => {
    const admin = await as('admin')
    await admin.request.post('/api/globals/site', {
      data: { forumPublicRead: false },
      headers: { Origin: site.url },
    })
  })

  test('is read by visitors and search engines, one copy for all', async ({ page, browser, site }) => {
    const ani = await writer({ browser, site, fullName: 'Ани Публична' })
    const topic = await openTopic({ request: ani.page.request, title: 'Открита тема' })
    await say({ request: ani.page.request, topic, content: 'Открит отговор' })
    const first = await page.request.get(topic.address)
    expect([first.status(), first.headers()['cache-control']]).toEqual([200, 'no-cache'])
    const again = await ani.page.request.get(topic.address, {
      headers: { 'If-None-Match': first.headers().etag! },
    })
    expect(again.status()).toBe(304)
    await page.goto(topic.address)
    await expect(commentOf(page, 'Открит отговор')).toBeVisible()
    const data = JSON.parse(await page.locator('script[type="application/ld+json"]').first().innerText())
    expect(data).toMatchObject({
      '@type': 'DiscussionForumPosting',
      headline: 'Открита тема',
      commentCount: 1,
    })
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${topic.address}$`))
    await expect(page.getByRole('heading', { name: 'Присъединете се към общността' })).toBeVisible()
    await expect(page.getByLabel(answer)).toBeHidden()
    await expect(
      commentOf(page, 'Открит отговор').getByRole('button', { name: 'Харесва ми' }),
    ).toHaveAttribute('aria-disabled', 'true')
    await say({ request: ani.page.request, topic, content: 'Веднага видим' })
    await page.reload()
    await expect(commentOf(page, 'Веднага видим')).toBeVisible()
  })
})
