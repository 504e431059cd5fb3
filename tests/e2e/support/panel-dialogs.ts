import type { Walk } from './panel-walk'
import type { Who } from './site'

/** Opens what the panel asks and offers, looks at it, and closes it again. */
export async function inDialogs(walk: Walk, who: Who) {
  await overLists(walk)
  await overArticles(walk)
  await overForm(walk, who)
  const { page, open, firstOf, look } = walk
  await open(`/collections/forum-topics/${await firstOf('forum-topics')}`)
  await page.getByRole('button', { name: 'Обединете с друга тема' }).click()
  await look('merging topics')
  await page.keyboard.press('Escape')
  if (who !== 'admin') return
  await open(`/collections/users/${await firstOf('users', '&where[role][equals]=user')}`)
  await page.getByRole('button', { name: 'Спрете члена' }).click()
  await look('suspending')
  await page.keyboard.press('Escape')
}

async function overLists({ page, open, look }: Walk) {
  await open('/collections/apartments')
  await page.getByRole('button', { name: 'Колони' }).click()
  await look('columns')
  await page.getByRole('button', { name: 'Филтри' }).click()
  await page.getByRole('button', { name: 'Добавете филтър' }).click()
  await page.locator('.where-builder .rs__control').first().click()
  await look('filters')
  await page.keyboard.press('Escape')
  await page.locator('thead input[type=checkbox]').check()
  for (const name of ['Редактирайте', 'Изтрийте', 'Одобрете', 'Върнете']) {
    await page.locator('.bulk').getByRole('button', { name, exact: true }).click()
    await look(`bulk: ${name}`)
    await page.keyboard.press('Escape')
  }
}

async function overArticles({ page, open, firstOf, look }: Walk) {
  await open(`/collections/articles/${await firstOf('articles')}`)
  await page.getByRole('button', { name: 'Насрочете' }).click()
  await look('scheduling')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'SEO', exact: true }).click()
  await look('search engines')
  await open('/collections/events/create')
  await page.getByRole('button', { name: 'Изберете от качените' }).first().click()
  await look('choosing a picture')
  await page.keyboard.press('Escape')
  await page.locator('#field-date input').click()
  await look('choosing a date')
  await page.keyboard.press('Escape')
}

/** Each in an event of their own: who leaves before Payload has noted that they edit it locks it for others. */
async function overForm({ page, open, firstOf, look }: Walk, who: Who) {
  const sort = who === 'admin' ? 'title' : '-title'
  await open(`/collections/events/${await firstOf('events', `&sort=${sort}`)}`)
  await page.locator('.doc-controls__popup button').first().click()
  await look('actions')
  await page.getByRole('button', { name: 'Изтрийте', exact: true }).click()
  await look('deleting')
  await page.keyboard.press('Escape')
  await page.locator('#field-title').fill('Недовършено')
  await page.locator('.panel-nav__link').nth(1).click()
  await look('leaving unsaved')
  await page.getByRole('button', { name: 'Напуснете' }).click()
  await page.waitForURL(/\/waiting$/)
}

/** A required field, a refusal of the server, and no answer. */
export async function inErrors({ page, open, firstOf, look }: Walk) {
  await open('/collections/article-categories/create')
  const save = page.getByRole('button', { name: 'Запазете', exact: true })
  await page.locator('#field-description').fill('Проба')
  await save.click()
  await look('a required field')
  const id = await firstOf('article-categories')
  const { name } = (await (await page.request.get(`/api/article-categories/${id}`)).json()) as {
    name: string
  }
  await page.locator('#field-name').fill(name)
  await save.click()
  await look('a name that is taken')
  await page.route('**/api/article-categories?*', (route) => route.abort())
  await save.click()
  await look('no connection')
  await page.unroute('**/api/article-categories?*')
  await page.locator('#field-name').fill('')
  await page.locator('#field-description').fill('')
}
