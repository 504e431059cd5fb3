import type { Page } from '@playwright/test'

export type GuidePicture = {
  /** Of the file in `public/help/`. */
  name: string
  as: 'admin' | 'moderator'
  /** How a person gets to what the picture shows. */
  steps: (page: Page) => Promise<unknown>
}

const contacts = [
  'Име;Град;Категория;Телефон;Специалност',
  'Д-р Елена Ангелова;Мюнхен;лекар;089 1000124;Педиатър',
  'Д-р Христо Тасев;Манхайм;лекар;0621 1000418;Кардиолог',
  'Адв. Мария Илиева;Аугсбург;адвокат;0821 1000207;Трудово право',
  'Д-р Петър Стоев;Берлин;лекар;4,93012E+11;Хирург',
].join('\n')

const open =
  (address: string): GuidePicture['steps'] =>
  (page) =>
    page.goto(address)

/** Opens a list and the first of its documents. */
const openFirst =
  (list: string): GuidePicture['steps'] =>
  async (page) => {
    await page.goto(list)
    const address = await page.locator('tbody a').first().getAttribute('href')
    await page.goto(address!)
  }

/** In the order of the guide. */
export const guideSteps: GuidePicture[] = [
  { name: 'waiting', as: 'moderator', steps: open('/moderator/waiting') },
  { name: 'articles', as: 'moderator', steps: open('/moderator/collections/articles') },
  { name: 'article', as: 'moderator', steps: openFirst('/moderator/collections/articles') },
  { name: 'quick-contact', as: 'admin', steps: open('/admin/contacts/add') },
  {
    name: 'import',
    as: 'admin',
    steps: async (page) => {
      await page.goto('/admin/import')
      await page.getByLabel('Поставени редове').fill(contacts)
      await page.getByRole('button', { name: 'Към колоните' }).click()
      await page.getByRole('button', { name: 'Към прегледа' }).click()
      await page.getByRole('heading', { name: 'Преглед преди внос' }).waitFor()
    },
  },
  { name: 'approvals', as: 'admin', steps: open('/admin/approvals') },
  { name: 'cases', as: 'moderator', steps: open('/moderator/cases') },
  { name: 'case', as: 'moderator', steps: openFirst('/moderator/cases') },
  { name: 'messages', as: 'moderator', steps: open('/moderator/messages') },
  { name: 'forum', as: 'moderator', steps: open('/moderator/collections/forum-topics') },
  { name: 'category-order', as: 'moderator', steps: open('/moderator/forum/order') },
  { name: 'embassies', as: 'admin', steps: open('/admin/collections/embassies') },
  { name: 'member', as: 'admin', steps: openFirst('/admin/collections/users?where[role][equals]=user') },
  { name: 'trail', as: 'admin', steps: open('/admin/collections/trail') },
  {
    name: 'bulk',
    as: 'admin',
    steps: async (page) => {
      await page.goto('/admin/collections/contacts?limit=10')
      await page.locator('thead input[type=checkbox]').check()
      await page.getByRole('button', { name: 'Редактирайте', exact: true }).click()
      await page.getByRole('dialog').getByLabel('Поле').selectOption({ label: 'Специалност' })
    },
  },
]
