import type { Page } from '@playwright/test'
import { message } from '../support/panel-message'
import { expect, test } from '../support/site'

async function made(page: Page, path: string, data: object) {
  const headers = { Origin: new URL(page.url()).origin }
  const answer = await page.request.post(path, { data, headers })
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { doc: { id: string } }).doc.id
}

test('an article that somebody has open shows their name, and can be taken over', async ({ as, site }) => {
  const headers = { Origin: site.url }
  const editor = await as('moderator')
  await editor.goto('/moderator')
  const id = await made(editor, '/api/articles?draft=true', { title: 'Кога се сменят гумите' })
  const { user } = (await (await editor.request.get('/api/me')).json()) as { user: { fullName: string } }
  const other = await as('admin')
  try {
    await editor.goto(`/moderator/collections/articles/${id}`)
    const isSaved = editor.waitForResponse((answer) => answer.url().includes('autosave=true'))
    await editor.locator('#field-excerpt').fill('Зимни гуми при лед и сняг.')
    await isSaved

    await other.goto(`/admin/collections/articles/${id}`)
    const dialog = other.getByRole('dialog')
    await expect(dialog).toContainText(user.fullName)
    await expect(dialog).toContainText(/Последна промяна:\s*\d\d\.\d\d\.\d{4} \d\d:\d\d/)
    await dialog.getByRole('button', { name: 'Поемете редактирането' }).click()
    await expect(dialog).toHaveCount(0)
    // The form is drawn anew for whoever has taken over.
    const excerpt = other.locator('#field-excerpt')
    await expect(async () => {
      await excerpt.fill('Зимни гуми са задължителни при лед и сняг.')
      const isTakenOver = other.waitForResponse((answer) => answer.url().includes('autosave=true'), {
        timeout: 4000,
      })
      expect((await isTakenOver).status()).toBe(200)
    }).toPass()
    await expect(excerpt).toHaveValue(/задължителни/)
  } finally {
    await other.request.delete(`/api/articles/${id}`, { headers })
  }
})

test('a save over a newer version shows both texts and lets choose', async ({ as, site }) => {
  const headers = { Origin: site.url }
  const page = await as('admin')
  await page.goto('/admin')
  const id = await made(page, '/api/contacts', { name: 'д-р Илина Жекова', city: 'Бон', category: 'doctor' })
  const stored = async () =>
    (await (await page.request.get(`/api/contacts/${id}`)).json()) as { city: string }
  const changeElsewhere = (city: string) =>
    page.request.patch(`/api/contacts/${id}`, { data: { city }, headers })
  try {
    await page.goto(`/admin/collections/contacts/${id}`)
    const city = page.locator('#field-city')
    const save = page.getByRole('button', { name: 'Запазете', exact: true })
    await expect(city).toHaveValue('Бон')
    await changeElsewhere('Кьолн')
    await city.fill('Ахен')
    await save.click()
    const dialog = page.getByRole('dialog', { name: 'Записано е по-ново' })
    await expect(dialog.getByRole('row').filter({ hasText: 'Град' })).toContainText(/Ахен\s*Кьолн/)
    await dialog.getByRole('button', { name: 'Върнете се към моя' }).click()
    await expect(message(page, /Вашият текст не е записан/)).toBeVisible()
    await expect(city).toHaveValue('Ахен')
    expect((await stored()).city).toBe('Кьолн')

    await save.click()
    await dialog.getByRole('button', { name: 'Запазете моя текст' }).click()
    await expect(message(page, 'Контактът беше запазен успешно')).toBeVisible()
    expect((await stored()).city).toBe('Ахен')

    await changeElsewhere('Есен')
    await city.fill('Трир')
    await save.click()
    await dialog.getByRole('button', { name: 'Вземете записания' }).click()
    await expect(city).toHaveValue('Есен')
  } finally {
    await page.request.delete(`/api/contacts/${id}`, { headers })
  }
})

test('an article that was only opened leaves no row in the list', async ({ as }) => {
  const page = await as('moderator')
  await page.goto('/moderator/collections/articles/create')
  await expect(page).toHaveURL(/articles\/[0-9a-f-]{36}/)
  const id = new URL(page.url()).pathname.split('/').at(-1)!
  await page.goto('/moderator/collections/articles?limit=100&sort=-updatedAt')
  await expect(page.locator('tbody tr').first()).toBeVisible()
  await expect(page.locator(`tbody a[href*="${id}"]`)).toHaveCount(0)
})

test('the menu of the text finds a table by its name; a published article is previewed as such', async ({
  as,
}) => {
  const page = await as('moderator')
  await page.goto('/moderator/collections/articles/create')
  const text = page.locator('[data-lexical-editor=true]').first()
  await text.click()
  await page.keyboard.type('/Та')
  await expect(
    page
      .getByRole('option', { name: 'Таблица' })
      .or(page.locator('.slash-menu-popup__item', { hasText: 'Таблица' }))
      .first(),
  ).toBeVisible()

  const { docs } = await (
    await page.request.get('/api/articles?limit=1&depth=0&where[_status][equals]=published')
  ).json()
  await page.goto(`/preview/news/${docs[0].id}`)
  await expect(page.getByText('Това е преглед на публикувана статия.')).toBeVisible()
})
