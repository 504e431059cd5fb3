import type { Page } from '@playwright/test'
import { expect, test } from './support/site'
import { watch } from './support/watch'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Раздели на панела' })
const message = (page: Page, text: string | RegExp) =>
  page.locator('[data-sonner-toast]').filter({ hasText: text })

type Draft = { id: string; title: string }

/** A draft of its own for a test, written over REST and deleted afterwards. */
async function withDraft(page: Page, origin: string, data: object, work: (draft: Draft) => Promise<void>) {
  const headers = { Origin: origin }
  const answer = await page.request.post('/api/articles?draft=true&depth=0', { data, headers })
  expect(answer.status()).toBe(201)
  const draft = ((await answer.json()) as { doc: Draft }).doc
  try {
    await work(draft)
  } finally {
    await page.request.delete(`/api/articles/${draft.id}`, { headers })
  }
}

async function complete(page: Page) {
  const firstOf = async (collection: string): Promise<string> =>
    (await (await page.request.get(`/api/${collection}?limit=1&depth=0`)).json()).docs[0].id
  const text = { type: 'text', version: 1, text: 'Първи абзац.' }
  const paragraph = { type: 'paragraph', version: 1, children: [text] }
  return {
    excerpt: 'Какво трябва да знаете, преди да тръгнете на път с деца.',
    category: await firstOf('article-categories'),
    image: await firstOf('media'),
    content: {
      root: { type: 'root', version: 1, format: '', indent: 0, direction: 'ltr', children: [paragraph] },
    },
  }
}

test('непознат отива при входа, а адресът помни къде е искал да отиде', async ({ page }) => {
  await page.goto('/moderator')
  await expect(page).toHaveURL('/auth?from=%2Fmoderator')
  await page.goto('/admin/collections/articles?limit=5')
  await expect(page).toHaveURL('/auth?from=%2Fadmin%2Fcollections%2Farticles%3Flimit%3D5')
  await expect(page.getByRole('heading', { level: 1, name: 'Влезте в профила си' })).toBeVisible()
})

test('вграденият вход и екраните за нова парола са заменени с нашите', async ({ page }) => {
  for (const screen of ['login', 'create-first-user']) {
    await page.goto(`/admin/${screen}`)
    await expect(page).toHaveURL('/auth?from=%2Fadmin')
  }
  await page.goto('/moderator/reset/nevaliden-klyuch')
  await expect(page).toHaveURL('/auth/forgot')
})

test('член на сайта не влиза в нито един панел', async ({ as }) => {
  const page = await as('member')
  const reasons = { admin: 'Нямате администраторски права', moderator: 'Нямате модераторски права' }
  for (const [panel, reason] of Object.entries(reasons)) {
    await page.goto(`/${panel}/collections/articles`)
    await expect(page).toHaveURL(`/no-access?panel=${panel}`)
    await expect(page.getByText(reason)).toBeVisible()
  }
  await expect(page.locator('[lang=en]', { hasText: 'Access denied' })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await page.getByRole('main').getByRole('link', { name: 'Към началото' }).click()
  await expect(page).toHaveURL('/')
})

test('администраторът: табло, меню, списък, пътека, заблудена връзка, изход', async ({ as, site }) => {
  const page = await as('admin')
  const problems = watch(page, site.url, { badFrom: 400 })
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Админ Панел')
  await expect(page.getByRole('article').filter({ hasText: 'Потребители' })).toContainText(/\d/)
  await expect(page.getByRole('link', { name: /Администратор: Вашият профил/ })).toBeVisible()

  const news = menu(page).getByRole('link', { name: 'Новини', exact: true })
  await news.click()
  await expect(page).toHaveURL(/\/admin\/collections\/articles/)
  await expect(news).toHaveAttribute('aria-current', 'page')
  const published = page.locator('tbody tr', { hasText: 'Скрийте' }).first()
  await expect(published).toContainText(/\d\d\.\d\d\.\d{4} \d\d:\d\d/)

  await page.locator('tbody tr a').first().click()
  await expect(page.getByRole('button', { name: 'Публикувайте промените' })).toBeVisible()
  await page.locator('.step-nav').getByRole('link', { name: 'Новини' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Новини' })).toBeVisible()

  await page.goto('/moderator/collections/users?limit=5')
  await expect(page).toHaveURL(/\/admin\/collections\/users\?.*limit=5/)
  await expect(page.getByRole('heading', { level: 1, name: 'Потребители' })).toBeVisible()
  expect(problems).toEqual([])

  await menu(page).getByRole('link', { name: 'Излезте' }).click()
  await expect(page).toHaveURL(/\/auth/)
  await page.goto('/admin')
  await expect(page).toHaveURL('/auth?from=%2Fadmin')
})

test('администраторът създава, променя и запазва категория', async ({ as, site }) => {
  const page = await as('admin')
  const problems = watch(page, site.url, { badFrom: 400 })
  await page.goto('/admin/collections/article-categories')
  await page.getByRole('link', { name: 'Добавете: Категория новини' }).click()
  await expect(page).toHaveURL('/admin/collections/article-categories/create')
  await page.locator('#field-name').fill('Категория за проба')
  await page.getByRole('button', { name: 'Запазете' }).click()
  await expect(page).toHaveURL(/\/admin\/collections\/article-categories\/[0-9a-f-]{36}/)
  const id = new URL(page.url()).pathname.split('/').at(-1)

  await page.locator('#field-description').fill('Само докато трае проверката.')
  await page.getByRole('button', { name: 'Запазете' }).click()
  await expect(message(page, 'Запазено.')).toBeVisible()
  await page.reload()
  await expect(page.locator('#field-description')).toHaveValue('Само докато трае проверката.')
  await page.request.delete(`/api/article-categories/${id}`, { headers: { Origin: site.url } })
  expect(problems).toEqual([])
})

test('модераторът работи под /moderator, без потребителите, и връзките остават там', async ({ as }) => {
  const page = await as('moderator')
  await page.goto('/moderator')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Модератор Панел')
  await expect(menu(page).getByRole('link', { name: 'Потребители' })).toHaveCount(0)
  await expect(page.getByRole('article').filter({ hasText: 'Потребители' })).toHaveCount(0)
  const links = menu(page).getByRole('link')
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  for (const address of addresses) expect(address).toMatch(/^\/(moderator.*)?$/)

  await menu(page).getByRole('link', { name: 'Изображения' }).click()
  await page.locator('tbody tr a').first().click()
  await expect(page).toHaveURL(/\/moderator\/collections\/media\/[0-9a-f-]{36}/)
  await page.goto('/admin/collections/media?limit=5')
  await expect(page).toHaveURL(/\/moderator\/collections\/media\?.*limit=5/)
  await page.goto('/moderator/collections/users')
  await expect(page.getByRole('heading', { name: 'Страницата не е намерена' })).toBeVisible()
  await page.getByRole('link', { name: 'Към таблото' }).click()
  await expect(page).toHaveURL('/moderator')
})

test('непълна новина не се публикува, а пълната се показва и скрива от списъка', async ({ as, site }) => {
  const page = await as('moderator')
  await withDraft(page, site.url, { title: 'Проба на бутона в списъка' }, async ({ id, title }) => {
    await page.goto('/moderator/collections/articles')
    const row = page.getByRole('row').filter({ hasText: title })
    await expect(row.getByText('Чернова')).toBeVisible()
    await row.getByRole('button', { name: `Публикувайте „${title}“` }).click()
    await expect(message(page, /Преди публикуване попълнете:.* Категория.*\./)).toBeVisible()

    const data = await complete(page)
    await page.request.patch(`/api/articles/${id}?draft=true`, { data, headers: { Origin: site.url } })
    await row.getByRole('button', { name: `Публикувайте „${title}“` }).press('Enter')
    await expect(message(page, 'вече е на сайта')).toBeVisible()
    await expect(row.getByText('Публикувана')).toBeVisible()
    await row.getByRole('button', { name: `Скрийте „${title}“ от сайта` }).click()
    await expect(row.getByText('Чернова')).toBeVisible()
  })
})

test('SEO полетата се попълват сами, прегледът на живо показва новината', async ({ as, site }) => {
  const page = await as('moderator')
  const data = { title: 'Проба на полетата за търсене', ...(await complete(page)) }
  await withDraft(page, site.url, data, async ({ id, title }) => {
    await page.goto(`/moderator/collections/articles/${id}`)
    await page.getByRole('button', { name: 'SEO', exact: true }).click()
    const fill = page.getByRole('button', { name: 'Попълнете автоматично' })
    await fill.nth(0).click()
    await expect(page.locator('#field-seoTitle')).toHaveValue(title)
    await fill.nth(1).click()
    await expect(page.locator('#field-seoDescription')).toHaveValue(data.excerpt)
    await fill.nth(2).click()
    await expect(page.locator('#field-seoImage')).toContainText(/image\/webp/)
    await expect(page.getByText('Как изглежда при търсене').locator('..')).toContainText(title)

    // Whether the pane is open is remembered for each person.
    const preview = page.locator('#live-preview-toggler')
    if ((await preview.getAttribute('aria-label')) === 'Преглед на живо') await preview.click()
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1, name: title })).toBeVisible()
  })
})

test('поставеното от Word запазва заглавия, списъци и таблици', async ({ as, site }) => {
  const item = (words: string, style: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>${style}&nbsp; </span>${words}</p>`
  const html = `<h2 style='mso-outline-level:2'>Документи</h2>${item('Паспорт', '·')}${item('Снимка', '·')}
    <p class=MsoNormal>После:</p>${item('Първо', '1.')}
    <table class=MsoTableGrid><tr><td><p class=MsoNormal>Такса</p></td><td><p class=MsoNormal>12 евро</p></td></tr></table>`
  const page = await as('moderator')
  await withDraft(page, site.url, { title: 'Проба на поставянето' }, async ({ id }) => {
    await page.goto(`/moderator/collections/articles/${id}`)
    const text = page.locator('.ContentEditable__root')
    await text.click()
    await text.evaluate((editor, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', pasted)
      editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, html)
    await expect(text.getByRole('heading', { level: 2, name: 'Документи' })).toBeVisible()
    await expect(text.locator('ul > li')).toHaveText(['Паспорт', 'Снимка'])
    await expect(text.locator('ol > li')).toHaveText(['Първо'])
    await expect(text.locator('td')).toHaveText(['Такса', '12 евро'])
  })
})

test('всичко е на български, без реклама и без чужди заявки', async ({ as, site }) => {
  const page = await as('admin')
  const problems = watch(page, site.url, { badFrom: 400 })
  const english =
    /\b(Create|Save|Loading|Columns|Filters|Log ?out|Publish|Draft|Search|Payload|Overview|Untitled)\b/
  const { docs } = await (await page.request.get('/api/articles?limit=1&depth=0')).json()
  const article = `articles/${docs[0].id}`
  for (const screen of ['articles', article, `${article}/versions`, 'media', 'media/create', 'users']) {
    await page.goto(`/admin/collections/${screen}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'bg')
    await expect(page.locator('body')).not.toContainText(english)
    await expect(page).toHaveTitle(/Българи в Германия$/)
  }
  await page.getByRole('button', { name: 'Тъмен изглед' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('link', { name: 'Към сайта' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(problems).toEqual([])
})
