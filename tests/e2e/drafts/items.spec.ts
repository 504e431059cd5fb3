import type { Page } from '@playwright/test'
import { endSessions } from '../support/end-sessions'
import { newMember } from '../support/new-member'
import { expect, test } from '../support/site'

const ended = 'Сесията Ви приключи. Написаното е тук.'
const toasts = (page: Page) => page.getByRole('region', { name: 'Кратки известия' })

async function openForm(page: Page) {
  await page.getByRole('button', { name: 'Добавете услуга' }).click()
  const dialog = page.getByRole('dialog', { name: 'Нова услуга' })
  await expect(dialog.getByLabel('Заглавие')).toBeVisible()
  return dialog
}

async function fillIn(page: Page) {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Заглавие').fill('Уроци по немски')
  await dialog.getByLabel('Описание').fill('Уроци за начинаещи, два пъти седмично.')
  await dialog.getByLabel('Категория').selectOption({ index: 1 })
  await dialog.getByLabel('Кой я предлага').fill('Вера Тодорова')
  await dialog.getByLabel('Контакт').fill('vera@example.org')
  await dialog.getByLabel('Цена').fill('20 €/час')
}

const ownServices = async (page: Page, title: string) => {
  const { own } = (await (await page.request.get('/api/me')).json()) as { own: { title: string }[] }
  return own.filter((item) => item.title === title)
}

test('a sheet stays open when the session ends, before and after something is typed, and publishes once @phone', async ({
  browser,
  site,
  contextOptions,
}) => {
  const member = await newMember({ browser, site, contextOptions, city: 'Бон' })
  const { page, password } = member
  await page.goto('/services')
  const dialog = await openForm(page)
  await endSessions(member, site.url)
  await expect(dialog.getByText(ended)).toBeVisible()
  await dialog.getByLabel('Парола', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Само вход' }).click()
  await fillIn(page)

  await endSessions(member, site.url)
  await expect(dialog.getByText(ended)).toBeVisible()
  await dialog.getByLabel('Парола', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Вход и изпращане' }).click()
  await expect(dialog).toBeHidden()
  expect(await ownServices(page, 'Уроци по немски')).toHaveLength(1)
  await page.context().close()
})

test('an item that was begun is offered after the page was closed', async ({
  browser,
  site,
  contextOptions,
}) => {
  const { page } = await newMember({ browser, site, contextOptions, city: 'Бон' })
  await page.goto('/services')
  const dialog = await openForm(page)
  await fillIn(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(toasts(page)).toContainText('Написаното е запазено')
  await page.reload()
  await openForm(page)
  await dialog.getByRole('button', { name: 'Продължете' }).click()
  await expect(dialog.getByLabel('Описание')).toHaveValue('Уроци за начинаещи, два пъти седмично.')

  // Emptied again, it leaves nothing behind and does not claim that something was kept.
  await page.reload()
  await openForm(page)
  await dialog.getByRole('button', { name: 'Започнете отначало' }).click()
  await dialog.getByLabel('Заглавие').fill('У')
  await dialog.getByLabel('Заглавие').fill('')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Написаното е запазено')).toBeHidden()
  await page.context().close()
})

test('the first thing that explains a refusal is in view with the focus, and goes when it is put right @phone', async ({
  browser,
  site,
  contextOptions,
}) => {
  const { page } = await newMember({ browser, site, contextOptions, city: 'Бон' })
  await page.goto('/services')
  const dialog = await openForm(page)
  await fillIn(page)
  const title = dialog.getByLabel('Заглавие')
  await title.fill('')
  await dialog.getByRole('button', { name: 'Изпратете за одобрение' }).click()
  await expect(title).toBeFocused()
  const reason = dialog.getByText('Попълнете това поле.')
  await expect(reason).toBeInViewport()
  await title.pressSequentially('Уроци по български')
  await expect(reason).toBeHidden()
  await expect(dialog.getByRole('alert')).toBeHidden()

  await page.route('**/api/services', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 })
  await dialog.getByRole('button', { name: 'Изпратете за одобрение' }).click()
  const again = dialog.getByRole('button', { name: 'Опитайте отново' })
  await expect(again).toBeInViewport()
  await expect(dialog.locator('[data-form-refusal]')).toBeFocused()
  await expect(toasts(page)).toContainText('Грешка')
  await again.click()
  await expect(dialog).toBeHidden()
  await expect(toasts(page)).not.toContainText('Грешка')
  expect(await ownServices(page, 'Уроци по български')).toHaveLength(1)
  await page.context().close()
})

test('an answer that was lost on the way is asked for again, and there is one item', async ({
  browser,
  site,
  contextOptions,
}) => {
  const { page } = await newMember({ browser, site, contextOptions, city: 'Бон' })
  await page.goto('/services')
  const dialog = await openForm(page)
  await fillIn(page)
  await page.route(
    '**/api/services',
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await dialog.getByRole('button', { name: 'Изпратете за одобрение' }).click()
  await expect(dialog).toBeHidden({ timeout: 30_000 })
  expect(await ownServices(page, 'Уроци по немски')).toHaveLength(1)
  await page.context().close()
})
