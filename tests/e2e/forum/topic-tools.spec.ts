import { newMember } from '../support/new-member'
import { message } from '../support/panel-message'
import { expect, test } from '../support/site'
import { watch } from '../support/watch'

test('a moderator merges a duplicate, and its old address leads to the other topic', async ({
  as,
  browser,
  site,
}) => {
  const member = await newMember({ browser, site, city: 'Бон' })
  const headers = { Origin: site.url }
  const { docs } = await (await member.page.request.get('/api/forum-categories?limit=1')).json()
  const make = async (title: string) => {
    const data = { title, content: 'Кога и как?', category: docs[0].id }
    const answer = await member.page.request.post('/api/forum-topics', { data, headers })
    expect(answer.status()).toBe(201)
    return ((await answer.json()) as { doc: { id: string; slug: string } }).doc
  }
  const stays = await make('Годишна винетка за Австрия')
  const double = await make('Винетка Австрия въпрос')
  const page = await as('moderator')
  const problems = watch(page, site.url, { badFrom: 400 })
  await page.goto(`/moderator/collections/forum-topics/${double.id}`)
  await page.getByRole('button', { name: 'Обединете с друга тема' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill('годишна винетка')
  await dialog.getByRole('radio', { name: 'Годишна винетка за Австрия' }).check()
  await dialog.getByRole('button', { name: 'Обединете', exact: true }).click()
  await expect(message(page, 'Темите са обединени.')).toBeVisible()
  await expect(page).toHaveURL(`/moderator/collections/forum-topics/${stays.id}`)
  expect(problems).toEqual([])

  await member.page.goto(`/forum/${docs[0].slug}/${double.slug}`)
  await expect(member.page).toHaveURL(`/forum/${docs[0].slug}/${stays.slug}`)
  await expect(member.page.getByRole('heading', { level: 1 })).toHaveText('Годишна винетка за Австрия')
  for (const { id } of [double, stays]) await page.request.delete(`/api/forum-topics/${id}`, { headers })
  await member.page.context().close()
})

test('categories are put in order by buttons, and the order stays', async ({ as, site }) => {
  const page = await as('moderator')
  const problems = watch(page, site.url, { badFrom: 400 })
  await page.goto('/moderator/forum/order')
  const names = page.getByRole('list', { name: 'Категории на форума по ред' }).getByRole('listitem')
  const [first, second] = await names.locator('.panel-order__name').allTextContents()
  await page.getByRole('button', { name: `Преместете „${first}“ надолу` }).click()
  await page.getByRole('button', { name: 'Запазете реда' }).click()
  await expect(message(page, 'Редът на категориите е запазен.')).toBeVisible()
  await page.reload()
  await expect(names.first()).toContainText(second!)
  await page.getByRole('button', { name: `Преместете „${first}“ нагоре` }).click()
  await page.getByRole('button', { name: 'Запазете реда' }).click()
  await expect(message(page, 'Редът на категориите е запазен.')).toBeVisible()
  expect(problems).toEqual([])
})
