import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, signedIn, test } from '../support/site'

const title = 'Новият автобус от Дортмунд до Пловдив тръгва в събота'
const slug = 'noviyat-avtobus-ot-dortmund-do-plovdiv-tragva-v-sabota'
const seoTitle = 'Автобус Дортмунд – Пловдив: разписание'
const excerpt = 'Курсът е всяка събота в 8:00 ч. от автогарата. Билетът важи за една чанта и ръчен багаж.'
const places = ['/', '/news', `/news/${slug}`, '/feed.xml', '/sitemap.xml']

test('an article goes from empty draft to readers and back', async ({ as, page, request }) => {
  test.setTimeout(180_000)
  const editor = await as('moderator')
  const textOf = async (place: string) => (await request.get(place)).text()

  await test.step('the editor writes the article with a picture and SEO fields', async () => {
    await editor.goto('/moderator/collections/articles/create')
    await editor.getByLabel('Заглавие', { exact: false }).first().fill(title)
    await editor.getByLabel('Кратко описание', { exact: false }).fill(excerpt)
    await writeText(editor)
    await chooseCategory(editor, 'Пътуване')
    await uploadPicture(editor)
    await fillSeo(editor)
  })

  const id = await test.step('the draft saves itself, and nobody else sees it', async () => {
    await expect(editor.getByText('Състояние: Чернова')).toBeVisible()
    const found = () => draftOf(editor)
    const all = { excerpt, seoTitle, image: expect.any(String), category: expect.any(String) }
    await expect.poll(found, { timeout: 20_000 }).toMatchObject(all)
    for (const place of places) expect(await textOf(place)).not.toContain(title)
    return (await found())!.id as string
  })

  await test.step('the preview shows the draft to the editor, and nothing to a visitor', async () => {
    const preview = await editor.context().newPage()
    await preview.goto(`/preview/news/${id}`)
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(title)
    await preview.close()
    expect((await request.get(`/preview/news/${id}`)).status()).toBe(404)
  })

  await test.step('the published article is everywhere without a restart', async () => {
    const published = editor.waitForResponse(
      (response) =>
        response.request().method() === 'PATCH' &&
        response.url().includes(id) &&
        !response.url().includes('autosave'),
    )
    await editor.getByRole('button', { name: 'Публикувайте промените' }).click()
    expect((await published).status()).toBe(200)
    await Promise.all(places.map((place) => expect.poll(() => textOf(place)).toContain(slug)))
    await page.goto('/')
    await page.getByRole('link', { name: title }).first().click()
    await expect(page).toHaveURL(`/news/${slug}`)
    await expect(page).toHaveTitle(new RegExp(seoTitle))
    await expect(page.getByText('Тръгва се от перон 4.')).toBeVisible()
    await expect(page.getByRole('img', { name: 'Бял автобус на автогара' }).first()).toBeVisible()
  })

  await test.step('the article hidden with one click in the list disappears everywhere', async () => {
    await editor.goto('/moderator/collections/articles')
    const row = editor.getByRole('row').filter({ hasText: 'Новият автобус' })
    await row.getByRole('button', { name: /Скрийте/ }).click()
    await expect(row.getByText('Чернова')).toBeVisible()
    await Promise.all(places.map((place) => expect.poll(() => textOf(place)).not.toContain(title)))
    expect((await request.get(`/news/${slug}`)).status()).toBe(404)
  })

  await test.step('the old address redirects to the new one', async () => {
    const change = { _status: 'published', slug: 'avtobus-dortmund-plovdiv' }
    const answer = await editor.request.patch(`/api/articles/${id}`, {
      data: change,
      headers: { Origin: new URL(editor.url()).origin },
    })
    expect(answer.status()).toBe(200)
    const redirect = await request.get(`/news/${slug}`, { maxRedirects: 0 })
    expect([redirect.status(), redirect.headers().location]).toEqual([308, '/news/avtobus-dortmund-plovdiv'])
  })
})

/** Cleans up, because other tests count the articles. */
test.afterAll(async ({ browser, site, contextOptions }) => {
  const { request } = (await signedIn({ browser, site, who: 'moderator', contextOptions })).context()
  const answer = await request.delete(`/api/articles?where[title][equals]=${encodeURIComponent(title)}`, {
    headers: { Origin: site.url },
  })
  expect(answer.status()).toBe(200)
})

async function writeText(editor: Page) {
  await editor.locator('[contenteditable=true]').first().click()
  await editor.keyboard.type('Тръгва се от перон 4.')
}

async function chooseCategory(editor: Page, name: string) {
  await editor.locator('#field-category').getByRole('combobox').click()
  await editor.getByRole('option', { name, exact: true }).click()
}

async function uploadPicture(editor: Page) {
  const buffer = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#12573d' } })
    .jpeg()
    .toBuffer()
  await editor.locator('#field-image').getByRole('button', { name: 'Добавете' }).click()
  const drawer = editor.getByRole('dialog')
  await drawer
    .locator('input[type=file]')
    .setInputFiles({ name: 'автобус.jpg', mimeType: 'image/jpeg', buffer })
  await drawer.locator('#field-alt').fill('Бял автобус на автогара')
  await drawer.getByRole('button', { name: /Запазете/ }).click()
  await expect(drawer).toBeHidden()
}

async function fillSeo(editor: Page) {
  await editor.getByRole('button', { name: 'SEO' }).click()
  await editor.locator('#field-seoTitle').fill(seoTitle)
}

async function draftOf(editor: Page) {
  const query = `where[title][equals]=${encodeURIComponent(title)}&draft=true&depth=0`
  const { docs } = await (await editor.request.get(`/api/articles?${query}`)).json()
  return docs[0] as { id: string; seoTitle?: string } | undefined
}
