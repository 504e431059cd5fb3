import type { Page } from '@playwright/test'
import { toast } from '../support/failing-form'
import { expect, test } from '../support/site'
import { commentOf, fill, goLive, layoutShift, openTopic, say, writer } from './topic-support'

const answer = (page: Page) => page.getByLabel('Вашият коментар')
const publish = (page: Page) => page.getByRole('button', { name: 'Публикувайте', exact: true })

test('two members talk without reloading, and nothing moves @phone', async ({
  browser,
  site,
  contextOptions,
}) => {
  const ani = await writer({ browser, site, contextOptions, fullName: 'Ани Петрова' })
  const boris = await writer({ browser, site, contextOptions, fullName: 'Борис Колев' })
  const topic = await openTopic({ request: ani.page.request, content: 'Без договор става ли?' })
  await goLive(ani.page, topic.address)
  await goLive(boris.page, topic.address)
  await expect(boris.page.getByText('Без договор става ли?')).toBeVisible()
  await expect(ani.page.getByText('На живо')).toBeVisible()
  await expect(ani.page.getByText('чете още 1 човек')).toBeVisible()
  await expect(boris.page.getByText('чете още 1 човек')).toBeVisible()
  await answer(ani.page).fill('Вече пиша нещо')
  await expect(boris.page.getByText('Ани Петрова пише… · чете още 1 човек')).toBeVisible()
  const before = await layoutShift(ani.page)

  await test.step('a comment arrives at the end', async () => {
    await answer(boris.page).fill('Става с **потвърждение** от човека.')
    await publish(boris.page).click()
    const arrived = commentOf(ani.page, 'Става с потвърждение')
    await expect(arrived.getByText('Нов', { exact: true })).toBeVisible()
    await expect(arrived.locator('strong')).toHaveText('потвърждение')
    await expect(answer(ani.page)).toHaveValue('Вече пиша нещо')
    await expect(answer(boris.page)).toHaveValue('')
    await expect(commentOf(boris.page, 'Става с потвърждение')).toHaveCount(1)
    expect((await layoutShift(ani.page)) - before).toBeLessThanOrEqual(0.02)
  })

  await test.step('likes, edits and the accepted answer are seen by the other', async () => {
    await commentOf(ani.page, 'Става с').getByRole('button', { name: 'Харесва ми', exact: true }).click()
    await expect(
      commentOf(boris.page, 'Става с').getByRole('button', { name: 'Харесва ми, общо 1' }),
    ).toBeVisible()
    await commentOf(boris.page, 'Става с').getByRole('button', { name: 'Редактирайте' }).click()
    await boris.page.getByLabel('Редакция на коментара').fill('Става, но с подпис.')
    await boris.page.getByRole('button', { name: 'Запазете' }).click()
    await expect(commentOf(ani.page, 'Става, но с подпис.').getByText('редактирано')).toBeVisible()
    await commentOf(ani.page, 'Става, но').getByRole('button', { name: 'Полезен отговор' }).click()
    await expect(commentOf(boris.page, 'Става, но').getByText('Полезен отговор')).toBeVisible()
  })

  await test.step('the accepted answer stands first and leads to its place', async () => {
    await boris.page.reload()
    const accepted = boris.page.getByRole('region', { name: 'Полезен отговор' })
    await expect(accepted).toContainText('Става, но с подпис.')
    await accepted.getByRole('link', { name: 'Вижте го в разговора' }).click()
    await expect(boris.page).toHaveURL(/\?comment=/)
    await expect(commentOf(boris.page, 'Става, но')).toBeInViewport()
  })

  await test.step('a deleted comment can be brought back, then leaves its place', async () => {
    const remove = async () => {
      await commentOf(boris.page, 'Става, но').getByRole('button', { name: 'Изтрийте коментара си' }).click()
      await boris.page.getByRole('dialog').getByRole('button', { name: 'Изтрийте коментара' }).click()
      await expect(commentOf(boris.page, 'Става, но')).toHaveCount(0)
    }
    await remove()
    await expect(boris.page.locator(':focus')).toHaveText('Коментарът е изтрит.')
    await toast(boris.page).getByRole('button', { name: 'Отменете' }).click()
    await expect(commentOf(boris.page, 'Става, но')).toBeVisible()
    await remove()
    await toast(boris.page).getByRole('button', { name: 'Затворете' }).last().click()
    await expect(commentOf(ani.page, 'Става, но')).toHaveCount(0)
    await expect(ani.page.getByText('Коментарът е изтрит.')).toBeVisible()
  })
  await expect(answer(ani.page)).toHaveValue('Вече пиша нещо')
})

test('quoting and mentioning put the names where the writer is, and the mentioned member is told', async ({
  browser,
  site,
}) => {
  const ani = await writer({ browser, site, fullName: 'Ани Споменатова' })
  const boris = await writer({ browser, site, fullName: 'Борис Питащ' })
  const topic = await openTopic({ request: boris.page.request })
  await say({ request: ani.page.request, topic, content: 'Първи ред\nВтори ред' })
  const { page } = boris
  await page.goto(topic.address)
  await answer(page).fill('Здравейте.')
  await commentOf(page, 'Първи ред').getByRole('button', { name: 'Цитирайте' }).click()
  await page.keyboard.type('Така ли, @Ани Спо')
  await expect(answer(page)).toHaveValue(
    'Здравейте.\n\n> Ани Споменатова написа:\n> Първи ред\n> Втори ред\n\nТака ли, @Ани Спо',
  )
  const option = page.getByRole('option', { name: 'Ани Споменатова' })
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await page.keyboard.type('?')
  await page.keyboard.press('Control+Enter')
  await expect(commentOf(page, 'Така ли, @Ани Споменатова ?').locator('blockquote')).toContainText(
    'Втори ред',
  )
  const { docs } = await (await ani.page.request.get('/api/notifications?sort=-createdAt&limit=5')).json()
  expect(docs.map(({ type }: { type: string }) => type)).toContain('forum_mention')
})

test('a topic of 2,000 comments stays light, and a link leads to a comment on page 7', async ({
  browser,
  site,
}) => {
  const { page, id } = await writer({ browser, site, fullName: 'Ани Много' })
  const topic = await openTopic({ request: page.request })
  await fill({ site, topic, owner: id, count: 2_000 })
  const window = async (query: string) =>
    (await page.request.get(`/api/forum-topics/${topic.id}/comments?${query}`)).json()

  await test.step('the first page, with ways to the rest', async () => {
    await page.goto(topic.address)
    await expect(page.locator('.comment')).toHaveCount(30)
    await page.getByRole('link', { name: 'Покажете 1 970 по-нови отговора' }).click()
    await expect(page.locator('.comment')).toHaveCount(60)
    const readAgain = page.waitForResponse((response) => response.url().includes('ids='))
    await page.getByRole('button', { name: 'Обновяване на коментарите' }).click()
    expect((await readAgain).status()).toBe(200)
    await page.getByRole('link', { name: 'Към най-новия' }).click()
    await expect(commentOf(page, 'Отговор 2000')).toBeInViewport()
  })

  await test.step('a comment on page 7', async () => {
    const { comments } = await window('limit=50&newest=1')
    expect(comments).toHaveLength(50)
    const seventh = comments[20]
    await page.goto(`/forum?topic=${topic.id}&comment=${seventh.id}`)
    await expect(page).toHaveURL(`${topic.address}?comment=${seventh.id}`)
    const wanted = page.locator(`#comment-${seventh.id}`)
    await expect(wanted).toBeInViewport()
    await expect(wanted).toBeFocused()
    const top = () => wanted.evaluate((element) => Math.round(element.getBoundingClientRect().top))
    await page.getByRole('link', { name: /по-стари отговора/ }).scrollIntoViewIfNeeded()
    const first = page.locator('.comment').first()
    const text = await first.innerText()
    const held = page.locator('.comment').filter({ hasText: text.split('\n').at(-2) })
    await expect(held.first()).toBeVisible()
    expect(await top()).toBeGreaterThan(0)
    await page.getByRole('link', { name: /по-стари отговора/ }).click()
    await expect(page.locator('.comment')).toHaveCount(60)
  })

  await test.step('without JavaScript it is read page by page', async () => {
    const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
    await context.addCookies(await page.context().cookies())
    const plain = await context.newPage()
    await plain.goto(topic.address)
    await expect(plain.locator('.comment')).toHaveCount(30)
    // By keyboard: a click misses while comments that come into view take their height.
    await plain.getByRole('link', { name: /по-нови отговора/ }).press('Enter')
    await expect(commentOf(plain, 'Отговор 31')).toBeVisible()
    await expect(plain.locator('.comment')).toHaveCount(30)
    await plain.getByRole('link', { name: 'Покажете 30 по-стари отговора' }).press('Enter')
    await expect(commentOf(plain, 'Отговор 30')).toBeVisible()
    await context.close()
  })
})

test('the next visit goes on where the last one ended; new comments below are offered, not scrolled to', async ({
  browser,
  site,
}) => {
  const ani = await writer({ browser, site, fullName: 'Ани Четяща' })
  const boris = await writer({ browser, site, fullName: 'Борис Пишещ' })
  const topic = await openTopic({ request: ani.page.request })
  await fill({ site, topic, owner: boris.id, count: 12 })
  const { page } = ani
  const ask = async (path: string) => (await page.request.get(`/api/forum-topics/${topic.id}/${path}`)).json()
  await page.goto(topic.address)
  await page.locator('.comment').last().scrollIntoViewIfNeeded()
  const { comments } = await ask('comments?newest=1')
  await expect.poll(async () => (await ask('viewer')).readAt).toBe(comments.at(-1).createdAt)
  // Whoever is still there has read what arrives.
  await page.goto('about:blank')
  await say({ request: boris.page.request, topic, content: 'Още нещо важно' })

  await goLive(page, topic.address)
  await expect(commentOf(page, 'Още нещо важно').getByText('непрочетени оттук')).toBeAttached()
  await page.getByRole('button', { name: 'Към непрочетените' }).click()
  await expect(commentOf(page, 'Още нещо важно')).toBeInViewport()
  await page.evaluate(() => scrollTo(0, 0))
  await say({ request: boris.page.request, topic, content: 'И последно' })
  await page.getByRole('button', { name: '1 нов коментар' }).click()
  await expect(commentOf(page, 'И последно')).toBeInViewport()
  await expect(page.getByRole('button', { name: '1 нов коментар' })).toHaveCount(0)
})

test('a deleted topic leaves the text of whoever writes under it', async ({ browser, site }) => {
  const ani = await writer({ browser, site, fullName: 'Ани Триеща' })
  const boris = await writer({ browser, site, fullName: 'Борис Пишещ' })
  const topic = await openTopic({ request: ani.page.request, title: 'Ще бъде изтрита' })
  await goLive(boris.page, topic.address)
  await answer(boris.page).fill('Дълъг отговор')
  await ani.page.goto(topic.address)
  await ani.page.getByRole('button', { name: 'Действия с темата' }).click()
  await ani.page.getByRole('menuitem', { name: 'Изтрийте темата' }).click()
  const dialog = ani.page.getByRole('dialog')
  await expect(dialog).toContainText('Сигурни ли сте, че искате да изтриете „Ще бъде изтрита“?')
  await dialog.getByRole('button', { name: 'Изтрийте темата' }).click()
  await expect(ani.page).toHaveURL(/\/forum$/)
  await expect(ani.page.getByRole('link', { name: 'Ще бъде изтрита' })).toHaveCount(0)
  await toast(ani.page).getByRole('button', { name: 'Затворете' }).click()
  await expect(boris.page.getByText('Темата беше изтрита.')).toBeVisible()
  await expect(answer(boris.page)).toHaveValue('Дълъг отговор')
  expect((await boris.page.request.get(topic.address)).status()).toBe(404)
})
