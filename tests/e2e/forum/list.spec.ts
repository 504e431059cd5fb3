import type { Page } from '@playwright/test'
import { accountOf, expect, test } from '../support/site'
import { newMember } from '../support/new-member'
import { openLive } from '../support/open-live'
import { comment, newCategory, newTopic, openForum, remove, rename, word } from './forum-site'

const rows = (page: Page) => page.locator('[data-list]:visible > li')
const listed = (page: Page, title: string) => rows(page).filter({ hasText: title })

test('a visitor comes to the sign-in and back to the topic that was asked for', async ({ page, site }) => {
  await page.goto('/forum?topic=6f8f1f60-7f3a-4d0e-9a4b-0d6f3c1a2b3c')
  await expect(page).toHaveURL('/auth?from=%2Fforum%3Ftopic%3D6f8f1f60-7f3a-4d0e-9a4b-0d6f3c1a2b3c')
  await page.goto('/forum?category=proba&order=newest')
  const { email, password } = accountOf(site, 'member')
  await page.getByLabel('Имейл').fill(email)
  await page.getByLabel('Парола', { exact: true }).fill(password)
  await page.locator('main').getByRole('button', { name: 'Вход' }).click()
  await expect(page).toHaveURL('/forum?category=proba&order=newest')
})

test('a member sees tiles, categories, orders and topics, and a category keeps its address', async ({
  as,
}) => {
  const page = await as('member')
  await page.goto('/forum')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Форум')
  await expect(page.locator('main dl dt')).toHaveText([/тем[аи]/, /член/, /преглед/, /отговор/])
  const tabs = page.getByRole('navigation', { name: 'Категории' }).getByRole('link')
  await expect(tabs).toHaveCount(7)
  await expect(tabs.first()).toContainText('Всички')
  await expect(tabs.first()).toHaveAttribute('aria-current', 'true')
  await expect(rows(page).first()).toContainText('Закачена')
  const name = (await tabs.nth(1).textContent())!.replace(/\d.*$/, '')
  await tabs.nth(1).click()
  await expect(page).toHaveURL(/\/forum\?category=[a-z-]+$/)
  await expect(tabs.nth(1)).toHaveAttribute('aria-current', 'true')
  for (const row of await rows(page).all()) await expect(row).toContainText(name)
  await page.getByRole('link', { name: 'Най-нови' }).click()
  await expect(page).toHaveURL(/category=[a-z-]+&order=newest$/)
  await page.goto('/forum?category=nyama-takava')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
})

test('the phone has one flat list, newest first, and clears a category that was chosen @phone-only @phone', async ({
  as,
}) => {
  const staff = await as('moderator')
  const caller = { request: staff.request }
  const category = await newCategory(caller, `Категория ${word()}`)
  const title = `Съвсем нова ${word()}`
  const topic = await newTopic(caller, { title, category: category.id })
  const page = await as('member')
  await page.goto('/forum')
  await expect(rows(page).first()).toContainText(title)
  await expect(page.getByRole('navigation', { name: 'Категории' })).toBeHidden()
  await page.getByRole('link', { name: category.name }).first().click()
  await expect(page).toHaveURL(`/forum?category=${category.slug}`)
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('link', { name: 'Всички категории' }).click()
  await expect(page).toHaveURL('/forum')
  await remove(caller, `/forum-topics/${topic.id}`)
  await remove(caller, `/forum-categories/${category.id}`)
})

test('the search names categories and topics, by keyboard too, and suggests a new topic for nothing @phone', async ({
  as,
}) => {
  const staff = await as('moderator')
  const caller = { request: staff.request }
  const key = word()
  const category = await newCategory(caller, `Раздел ${key}`)
  const topic = await newTopic(caller, { title: `Питане ${key}`, category: category.id })
  const page = await as('member')
  await page.goto('/forum')
  const box = page.getByRole('combobox', { name: 'Търсене във форума' })
  await box.pressSequentially(key)
  const options = page.getByRole('option')
  await expect(options).toHaveCount(2)
  await expect(options.first()).toContainText(category.name)
  await box.press('ArrowDown')
  await box.press('Enter')
  await expect(page).toHaveURL(`/forum?category=${category.slug}`)
  await expect(page.locator('main').getByText(category.name).filter({ visible: true }).first()).toBeVisible()

  await box.fill(key)
  await box.press('Enter')
  await expect(page).toHaveURL(`/forum?q=${encodeURIComponent(key)}`)
  await expect(rows(page)).toHaveCount(2)

  const nothing = word()
  await box.fill(nothing)
  await page.getByRole('option', { name: `Нова тема „${nothing}“` }).click()
  await expect(page.getByRole('dialog').getByLabel('Заглавие')).toHaveValue(nothing)
  await remove(caller, `/forum-topics/${topic.id}`)
  await remove(caller, `/forum-categories/${category.id}`)
})

test('a new topic says what is missing, shows similar ones, keeps what was typed, and opens', async ({
  as,
}) => {
  const staff = await as('moderator')
  const caller = { request: staff.request }
  const key = word()
  const category = await newCategory(caller, `Открита ${key}`)
  await newTopic(caller, { title: `Имало ли е вече ${key}`, category: category.id })
  const page = await as('member')
  await page.goto('/forum')
  await page.getByRole('button', { name: 'Нова тема' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Заглавие').fill(`Имало ли е ${key}`)
  await expect(dialog.getByText('Може би вече има отговор')).toBeVisible()
  await expect(dialog.getByRole('link', { name: `Имало ли е вече ${key}` })).toBeVisible()
  const publish = dialog.getByRole('button', { name: 'Публикувайте темата' })
  await publish.click()
  await expect(dialog.getByRole('alert')).toHaveText('Моля попълнете заглавие и изберете категория')

  await dialog.getByLabel('Категория').selectOption(category.name)
  await page.route('**/api/forum-topics', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 })
  await publish.click()
  await expect(page.getByText('Възникна грешка при създаването на темата').first()).toBeVisible()
  await expect(dialog.getByLabel('Заглавие')).toHaveValue(`Имало ли е ${key}`)
  await publish.click()
  await expect(page.getByText('Темата е създадена успешно').first()).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/forum/${category.slug}/`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Имало ли е ${key}`)
})

test('the list goes on in place, and Back finds it as it was; without scripts by a link', async ({
  as,
  browser,
  site,
}) => {
  const page = await as('member')
  await page.goto('/forum?order=newest')
  const first = await rows(page).count()
  const more = page.getByRole('link', { name: 'Покажете още теми' })
  const next = (await more.getAttribute('href'))!
  await more.click()
  await expect(rows(page)).not.toHaveCount(first)
  const all = await rows(page).count()
  await rows(page)
    .nth(first + 2)
    .getByRole('heading')
    .getByRole('link')
    .click()
  await expect(page).toHaveURL(/\/forum\/[a-z-]+\//)
  await page.goBack()
  await expect(rows(page)).toHaveCount(all)
  await expect(rows(page).nth(first + 2)).toBeInViewport()

  const plain = await browser.newContext({
    baseURL: site.url,
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const reader = await plain.newPage()
  await reader.goto(next)
  await expect(rows(reader).first()).toBeVisible()
  await expect(reader.getByRole('link', { name: 'Към началото на списъка' })).toBeVisible()
  await plain.close()
})

test('while it is open, counts change in place, new topics are counted and a deleted one says so', async ({
  as,
  browser,
  site,
}) => {
  const staff = await as('moderator')
  const caller = { request: staff.request }
  const { page: neighbour } = await newMember({ browser, site, city: 'Бон' })
  const writer = { request: neighbour.request }
  const category = await newCategory(caller, `Жива ${word()}`)
  const place = { category: category.id }
  const talked = await newTopic(writer, { ...place, title: 'Говорят под нея' })
  const gone = await newTopic(writer, { ...place, title: 'Ще изчезне' })
  const page = await as('member')
  await openLive(page, `/forum?category=${category.slug}`)
  await comment(writer, talked.id)
  await expect(listed(page, 'Говорят под нея')).toContainText('1 отговор')
  await remove(writer, `/forum-topics/${gone.id}`)
  await expect(page.getByText('Темата вече не е във форума.')).toBeVisible()
  await newTopic(writer, { ...place, title: 'Първа нова' })
  await newTopic(writer, { ...place, title: 'Втора нова' })
  const pill = page.getByRole('button', { name: '2 нови теми' })
  await expect(pill).toBeVisible()
  await expect(listed(page, 'Първа нова')).toHaveCount(0)
  await pill.click()
  await expect(listed(page, 'Първа нова')).toBeVisible()
  await expect(listed(page, 'Ще изчезне')).toHaveCount(0)
  await neighbour.context().close()
})

test('an open forum is a public page with present names, and says what a member lacks', async ({
  as,
  browser,
  page,
  request,
  site,
}) => {
  const admin = { request: (await as('admin')).request }
  const { page: own, id } = await newMember({ browser, site, fullName: 'Невена Старова' })
  const member = { request: own.request }
  await own.goto('/forum')
  await expect(own.getByRole('note')).toContainText(
    'Трябва да попълните профила си, за да можете да коментирате! Остава само градът.',
  )
  const category = await newCategory(admin, `Видна ${word()}`)
  const path = `/forum?category=${category.slug}`
  await newTopic(member, { title: 'Гледат ме всички', category: category.id })
  try {
    await openForum(admin, true)
    await page.goto(path)
    await expect(listed(page, 'Гледат ме всички')).toContainText('Невена Старова')
    await expect(page.getByRole('link', { name: 'Присъединете се към общността' })).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
    expect(await (await request.get('/sitemap.xml')).text()).toContain(`/forum?category=${category.slug}`)
    await rename(member, id, 'Невена Новова')
    await expect(async () => {
      await page.reload()
      await expect(listed(page, 'Гледат ме всички')).toContainText('Невена Новова', { timeout: 1_000 })
    }).toPass()
  } finally {
    await openForum(admin, false)
  }
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/forum')
  await own.context().close()
})
