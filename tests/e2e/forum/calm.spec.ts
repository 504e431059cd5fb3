import type { Page } from '@playwright/test'
import { shortDate } from '#domain/time/dates'
import { call, commentPost, writePost } from '../support/conversation'
import { toast } from '../support/failing-form'
import type { NewMember } from '../support/new-member'
import { openLive } from '../support/open-live'
import { expect, test } from '../support/site'
import { violations } from '../support/violations'
import { commentOf, goLive, openTopic, say, type Topic, writer } from './topic-support'

const collapsed = (page: Page) => page.getByText('Публикация от човек, когото сте блокирали')
const show = (page: Page) => page.getByRole('button', { name: 'Покажете', exact: true })
const answer = (page: Page) => page.getByLabel('Вашият коментар')

test('whoever blocks a member sees them collapsed and undisturbed, and may take it back @phone', async ({
  browser,
  site,
  contextOptions,
}) => {
  const ani = await writer({ browser, site, contextOptions, fullName: 'Ани Петрова' })
  const kalin = await writer({ browser, site, contextOptions, fullName: 'Калин Бранков' })
  const { page } = ani
  const topic = await openTopic({ request: page.request, title: 'Тиха тема' })
  await say({ request: kalin.page.request, topic, content: 'Натрапчива реклама' })
  await goLive(page, topic.address)

  await test.step('from the menu beside the name, with a note for oneself', async () => {
    await page.getByRole('button', { name: 'Действия с коментара на Калин Бранков' }).click()
    await expect(page.getByRole('menuitem', { name: 'Подайте доклад' })).toBeInViewport({ ratio: 1 })
    await page.getByRole('menuitem', { name: 'Блокирайте Калин Бранков' }).click()
    const dialog = page.getByRole('dialog', { name: 'Да блокирате ли Калин Бранков?' })
    await dialog.getByLabel('Бележка').fill('спам в коментарите')
    expect(await violations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Блокирайте' }).click()
    await expect(toast(page)).toContainText('Блокирахте Калин Бранков.')
    await expect(collapsed(page)).toHaveCount(1)
    await expect(page.getByText('Натрапчива реклама')).toHaveCount(0)
  })

  await test.step('what is collapsed can be looked at', async () => {
    await show(page).click()
    await expect(commentOf(page, 'Натрапчива реклама')).toBeVisible()
    await page.getByRole('button', { name: 'Скрийте', exact: true }).click()
    await expect(page.getByText('Натрапчива реклама')).toHaveCount(0)
    await expect(show(page)).toBeFocused()
  })

  await test.step('a new comment of theirs comes collapsed and is not announced', async () => {
    await say({ request: kalin.page.request, topic, content: 'Още реклама' })
    await expect(collapsed(page)).toHaveCount(2)
    await expect(page.getByText('нов коментар', { exact: false })).toHaveCount(0)
    const { unread } = await (await page.request.get('/api/me')).json()
    expect(unread.notifications).toBe(1)
  })

  await test.step('others are seen writing, they are not', async () => {
    const vera = await writer({ browser, site, contextOptions, fullName: 'Вера Колева' })
    await Promise.all([kalin, vera].map((one) => goLive(one.page, topic.address)))
    await answer(kalin.page).fill('Купете')
    await expect(vera.page.getByText('Калин Бранков пише…')).toBeVisible()
    await answer(vera.page).fill('Не купувайте')
    // At once: they would go on being named for some seconds.
    await page.getByText(/Вера Колева пиш/).waitFor()
    expect(await page.getByText(/Вера Колева пиш/).innerText()).not.toContain('Калин')
    await vera.page.context().close()
  })

  await test.step('the topic is muted from its menu, and heard again', async () => {
    await page.getByRole('button', { name: 'Действия с темата' }).click()
    await page.getByRole('menuitem', { name: 'Заглушете темата' }).click()
    await expect(page.getByRole('button', { name: 'Заглушена' })).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Заглушена' }).click()
    await expect(page.getByRole('button', { name: 'Следвате' })).toBeVisible()
  })

  await test.step('their posts and topics are collapsed, too', async () => {
    const [title, words] = [`Купете от ${kalin.id}`, `Само днес от ${kalin.id}`]
    await openTopic({ request: kalin.page.request, title })
    await writePost(kalin.page, words)
    await page.goto('/forum')
    await expect(collapsed(page).filter({ visible: true })).toHaveCount(1)
    await expect(page.getByText(title).filter({ visible: true })).toHaveCount(0)
    await page.goto('/feed')
    await expect(collapsed(page)).toHaveCount(1)
    await expect(page.getByText(words)).toHaveCount(0)
  })

  await test.step('so are their accepted answer, their topic and their comment on a post', async () => {
    const helpful = await say({ request: kalin.page.request, topic, content: 'Само при мен' })
    await call(page.request, 'post', `/forum-topics/${topic.id}/accept`, { comment: helpful })
    await page.goto(topic.address)
    const accepted = page.getByRole('region', { name: 'Полезен отговор' })
    await expect(collapsed(page)).toHaveCount(4)
    await expect(page.getByText('Само при мен')).toHaveCount(0)
    await accepted.getByRole('button', { name: 'Покажете', exact: true }).click()
    await expect(accepted.getByText('Само при мен')).toBeVisible()

    const asked = { request: kalin.page.request, title: 'Питане', content: 'Дълго питане' }
    await page.goto((await openTopic(asked)).address)
    await expect(collapsed(page)).toHaveCount(1)
    await expect(page.getByText('Дълго питане')).toHaveCount(0)
    await show(page).click()
    await expect(page.getByText('Дълго питане')).toBeVisible()
    await page.goto((await openTopic({ request: kalin.page.request, title: 'Само питане' })).address)
    await expect(page.getByRole('button', { name: 'Действия с темата' })).toBeVisible()
    await expect(collapsed(page)).toHaveCount(0)

    const post = await writePost(page, `Пост на ${ani.id}`)
    await commentPost(kalin.page, post, 'Натрапчив коментар')
    await page.goto(`/feed?highlight=${post}`)
    const card = page.getByRole('article').filter({ hasText: `Пост на ${ani.id}` })
    await expect(card.getByRole('list').getByText('Публикация от човек, когото сте блокирали')).toBeVisible()
    await expect(page.getByText('Натрапчив коментар')).toHaveCount(0)
  })

  await test.step('the list of them is ended at once, with a way back', async () => {
    await page.goto('/profile')
    await page.getByRole('link', { name: 'Блокирани хора' }).click()
    const end = page.getByRole('button', { name: 'Отблокирайте Калин Бранков' })
    await expect(page.getByText('Бележка: спам в коментарите')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await end.click()
    await expect(page.getByText('Не сте блокирали никого')).toBeVisible()
    await toast(page).getByRole('button', { name: 'Отменете' }).click()
    await expect(page.getByText('Бележка: спам в коментарите')).toBeVisible()
    await end.click()
    await expect(page.getByText('Не сте блокирали никого')).toBeVisible()
    await page.goto(topic.address)
    await expect(commentOf(page, 'Натрапчива реклама')).toBeVisible()
    await expect(collapsed(page)).toHaveCount(0)
  })
  await Promise.all([ani, kalin].map((one) => one.page.context().close()))
})

const TYPED = 'Поправено, но още не е запазено'

/** An own topic, comment and post of theirs, each open in a tab of its own and being corrected, and an ad begun. */
async function corrections({ page, id }: NewMember, topic: Topic) {
  const { request } = page
  const own = await openTopic({ request, title: `Тема на ${id}`, content: 'Както беше.' })
  await say({ request, topic, content: `Коментар на ${id}` })
  await writePost(page, `Публикация на ${id}`)
  const open = async (address: string) => {
    const tab = await page.context().newPage()
    await openLive(tab, address)
    return tab
  }
  const [ofTopic, ofComment] = [await open(own.address), await open(topic.address)]
  const [ofPost, ofAd] = [await open('/feed'), await open('/small-ads')]
  await ofTopic.getByRole('button', { name: 'Действия с темата' }).click()
  await ofTopic.getByRole('menuitem', { name: 'Редактирайте' }).click()
  await commentOf(ofComment, id).getByRole('button', { name: 'Редактирайте' }).click()
  const post = ofPost.getByRole('article').filter({ hasText: id })
  await post.getByRole('button', { name: 'Още действия' }).click()
  await ofPost.getByRole('menuitem', { name: 'Редактирайте' }).click()
  await ofAd.getByRole('button', { name: 'Нова обява' }).click()
  const forms = [
    { place: ofTopic.getByRole('dialog'), label: 'Текст' },
    { place: commentOf(ofComment, id), label: 'Редакция на коментара' },
    { place: ofPost.getByRole('dialog'), label: 'Текст на публикацията' },
    { place: ofAd.getByRole('dialog'), label: 'Заглавие' },
  ]
  const shown = forms.map(({ place, label }) => ({ place, field: place.getByLabel(label) }))
  await expect(shown[0]!.field).toHaveValue('Както беше.')
  for (const { field } of shown) await field.fill(TYPED)
  return shown
}

test('who is suspended while writing keeps the text, learns why and until when, and is not seen writing', async ({
  browser,
  site,
  as,
  contextOptions,
}) => {
  const ani = await writer({ browser, site, contextOptions, fullName: 'Ани Петрова' })
  const boris = await writer({ browser, site, contextOptions, fullName: 'Борис Колев' })
  const topic = await openTopic({ request: ani.page.request, title: 'Разгорещена тема' })
  await goLive(ani.page, topic.address)
  await goLive(boris.page, topic.address)
  await answer(boris.page).pressSequentially('Още не съм казал')
  await expect(ani.page.getByText('Борис Колев пише…')).toBeVisible()
  const corrected = await corrections(boris, topic)

  const through = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  const reason = 'Обиди в тази тема.'
  const { request } = await as('moderator')
  await call(request, 'post', `/users/${boris.id}/suspend`, { through, reason })
  await expect(ani.page.getByText('Борис Колев пише…')).toHaveCount(0)
  await expect(ani.page.getByText('чете още')).toHaveCount(0)
  const note = boris.page.getByRole('alert').filter({ hasText: 'Написаното от Вас остава тук.' })
  await expect(note).toContainText(`спрян до ${shortDate(through)} включително`)
  await expect(note).toContainText(reason)
  await expect(answer(boris.page)).toHaveValue('Още не съм казал')

  await test.step('so do those who correct something or begin an ad', async () => {
    for (const { place, field } of corrected) {
      const said = place.getByRole('alert').filter({ hasText: 'Написаното от Вас остава тук.' })
      await expect(said).toContainText(`спрян до ${shortDate(through)} включително`)
      await expect(said).toContainText(reason)
      await expect(field).toHaveValue(TYPED)
    }
  })

  await test.step('sent all the same, it is refused with the same sentence and stays', async () => {
    await boris.page.getByRole('button', { name: 'Публикувайте', exact: true }).click()
    await expect(boris.page.getByRole('alert').filter({ hasText: reason })).toHaveCount(2)
    await expect(answer(boris.page)).toHaveValue('Още не съм казал')
  })

  await test.step('and is there after the page was left', async () => {
    await boris.page.reload()
    await expect(note).toBeVisible()
    await boris.page.getByRole('button', { name: 'Продължете' }).click()
    await expect(answer(boris.page)).toHaveValue('Още не съм казал')
  })

  await test.step('nor can anything be reported, which is said before it is filled in', async () => {
    await boris.page.getByRole('button', { name: 'Действия с темата' }).click()
    await boris.page.getByRole('menuitem', { name: 'Подайте доклад' }).click()
    await expect(boris.page.getByRole('dialog').getByRole('alert')).toContainText(reason)
  })
  await Promise.all([ani, boris].map((one) => one.page.context().close()))
})
