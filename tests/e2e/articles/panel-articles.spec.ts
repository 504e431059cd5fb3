import type { Page } from '@playwright/test'
import { message } from '../support/panel-message'
import { expect, test } from '../support/site'

type Draft = { id: string; title: string }

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

test('an incomplete article cannot be published, a complete one is shown and hidden from the list', async ({
  as,
  site,
}) => {
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

test('an article has no number for a title, and is created by whoever first saves it', async ({
  as,
  site,
}) => {
  const page = await as('moderator')
  const headers = { Origin: site.url }
  const numbered = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/
  await page.goto('/moderator/collections/articles/create')
  await expect(page).toHaveURL(numbered)
  const address = page.url()
  const path = `/api/articles/${numbered.exec(address)![0]}`
  try {
    await page.locator('.doc-controls__popup button').first().click()
    await page.getByRole('button', { name: 'Изтрийте', exact: true }).click()
    const dialog = page.locator('.confirmation-modal')
    await expect(dialog).toContainText('искате да изтриете статията „Без заглавие“?')
    await expect(dialog).not.toContainText(numbered)
    await dialog.getByRole('button', { name: 'Отказ' }).click()

    const data = { title: 'Проба на първото запазване', ...(await complete(page)) }
    const typed = await page.request.patch(`${path}?draft=true&autosave=true`, { data, headers })
    expect(typed.status()).toBe(200)
    await page.goto(address)
    const publish = page.getByRole('button', { name: 'Публикувайте промените' })
    await publish.click()
    await expect(message(page, 'Статията беше създадена успешно')).toBeVisible()
    await page.locator('#field-title').fill('Проба на второто запазване')
    await publish.click()
    await expect(message(page, 'Статията беше обновена успешно')).toBeVisible()
  } finally {
    await page.request.delete(path, { headers })
  }
})

test('SEO fields fill themselves, and the live preview shows the article', async ({ as, site }) => {
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

    // Payload stores for each user whether the pane is open.
    const preview = page.locator('#live-preview-toggler')
    if ((await preview.getAttribute('aria-label')) === 'Преглед на живо') await preview.click()
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1, name: title })).toBeVisible()
  })
})

test('a paste from Word keeps headings, lists and tables', async ({ as, site }) => {
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

test('restoring a version asks first and brings back the old text, and the new one stays among the versions', async ({
  as,
  site,
}) => {
  const page = await as('moderator')
  await withDraft(page, site.url, { title: 'Първо заглавие' }, async ({ id }) => {
    const change = { data: { title: 'Второ заглавие' }, headers: { Origin: site.url } }
    expect((await page.request.patch(`/api/articles/${id}?draft=true`, change)).status()).toBe(200)
    await page.goto(`/moderator/collections/articles/${id}/versions`)
    const versions = page.locator('tbody tr')
    await expect(versions).toHaveCount(2)
    const { user } = await (await page.request.get('/api/me')).json()
    await expect(versions.first()).toContainText(user.fullName)
    await versions.last().getByRole('link').first().click()
    const confirm = page.getByRole('button', { name: 'Потвърдете' })
    // The button is rendered before its code is loaded; a second click would close the dialog again.
    await expect(async () => {
      if (!(await confirm.isVisible()))
        await page.getByRole('button', { name: 'Върнете тази версия' }).click({ timeout: 1_000 })
      await expect(confirm).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await expect(page.getByText('Ще върнете „')).toBeVisible()
    await confirm.click()
    await expect(page).toHaveURL(`/moderator/collections/articles/${id}`)
    await expect(page.locator('#field-title')).toHaveValue('Първо заглавие')
    await page.goto(`/moderator/collections/articles/${id}/versions`)
    await expect(versions).toHaveCount(3)
  })
})

async function openIllustrated(page: Page) {
  const published = '/api/articles?limit=50&depth=0&where[_status][equals]=published'
  const { docs } = (await (await page.request.get(published)).json()) as { docs: Draft[] }
  const illustrated = docs.find((doc) => JSON.stringify(doc).includes('"type":"upload"'))
  await page.goto(`/moderator/collections/articles/${illustrated!.id}`)
}

test('on a phone the pictures in a text are no wider than the screen', async ({ as }) => {
  const page = await as('moderator')
  await page.setViewportSize({ width: 390, height: 844 })
  await openIllustrated(page)
  await expect(page.locator('.LexicalEditorTheme__upload img').first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('a link that leads nowhere is refused where it is typed', async ({ as }) => {
  const page = await as('moderator')
  await openIllustrated(page)
  const drawer = page.locator('.drawer--is-open')
  await expect(async () => {
    await page.locator('.ContentEditable__root p').first().dblclick()
    await page.locator('.fixed-toolbar [data-button-key="link"]').click({ timeout: 2_000 })
    await expect(drawer).toBeVisible({ timeout: 2_000 })
  }).toPass()
  const address = drawer.locator('input[name="url"]')
  await address.fill('javascript:alert(1)')
  await drawer.getByRole('button', { name: 'Запазете промените' }).click()
  await expect(drawer).toContainText('не води до страница, която може да се отвори')
  await expect(address).toHaveValue('javascript:alert(1)')
})
