import { isStored, storedDrafts } from '../support/stored-drafts'
import { newMember } from '../support/new-member'
import { expect, test } from '../support/site'
import { offer, openMessage, submit, text, toast, writeMessage } from './admin-message'

const HOUR_MS = 60 * 60 * 1000

test('what was typed is offered after a reload, can be thrown away and taken back, and goes on as it was', async ({
  browser,
  site,
  contextOptions,
}) => {
  const { page } = await newMember({ browser, site, contextOptions, city: 'Бон' })
  let dialog = await openMessage(page)
  await writeMessage(dialog)
  await expect.poll(() => isStored(page, text)).toBe(true)

  dialog = await openMessage(page)
  await expect(offer(dialog)).toBeVisible()
  await expect(dialog).toContainText(`„${text}“, вид запитване и съобщение.`)
  await expect(dialog.getByLabel('Съобщение')).toHaveValue('')
  await dialog.getByRole('button', { name: 'Започнете отначало' }).click()
  await expect(offer(dialog)).toBeHidden()
  await expect.poll(() => storedDrafts(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Отменете' }).click()
  await dialog.getByRole('button', { name: 'Продължете' }).click()
  await expect(dialog.getByLabel('Вид запитване')).toHaveValue('other')
  await expect(dialog.getByLabel('Съобщение')).toHaveValue(text)
  await expect(dialog).toContainText(`${text.length} от 4000`)

  // Closing keeps it, without a question.
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(toast(page)).toContainText('Написаното е запазено')
  await page.getByRole('button', { name: 'Напишете съобщение' }).click()
  await dialog.getByRole('button', { name: 'Продължете' }).click()
  await submit(dialog).click()
  await expect(toast(page)).toContainText('Успешно изпратено!')
  await expect.poll(() => storedDrafts(page)).toEqual([])
  await page.context().close()
})

test('giving up deletes the draft, and typing beside an offer overwrites nothing', async ({
  browser,
  site,
  contextOptions,
}) => {
  const { page } = await newMember({ browser, site, contextOptions, city: 'Бон' })
  let dialog = await openMessage(page)
  await writeMessage(dialog)
  await expect.poll(() => isStored(page, text)).toBe(true)

  dialog = await openMessage(page)
  await expect(offer(dialog)).toBeVisible()
  await writeMessage(dialog, 'Съвсем друго.')
  await expect.poll(() => isStored(page, 'Съвсем друго.')).toBe(true)
  expect(await isStored(page, text)).toBe(true)
  await dialog.getByRole('button', { name: 'Отказ' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => isStored(page, 'Съвсем друго.')).toBe(false)
  expect(await isStored(page, text)).toBe(true)
  await page.context().close()
})

test('a draft lives seven days', async ({ browser, site, contextOptions }) => {
  const { page } = await newMember({ browser, site, contextOptions, city: 'Бон' })
  const written = Date.now()
  await writeMessage(await openMessage(page))
  await expect.poll(() => isStored(page, text)).toBe(true)

  await page.clock.setFixedTime(written + 7 * 24 * HOUR_MS - HOUR_MS)
  await expect(offer(await openMessage(page))).toBeVisible()
  await page.clock.setFixedTime(written + 7 * 24 * HOUR_MS + HOUR_MS)
  const dialog = await openMessage(page)
  await expect.poll(() => storedDrafts(page)).toEqual([])
  await expect(offer(dialog)).toBeHidden()
  await page.context().close()
})

test('another member of the same browser sees nothing of it', async ({ browser, site, contextOptions }) => {
  const { page, email, password } = await newMember({ browser, site, contextOptions, city: 'Бон' })
  const other = await newMember({ browser, site, contextOptions, city: 'Бон', fullName: 'Иван Петров' })
  const headers = { Origin: site.url }
  await writeMessage(await openMessage(page))
  await expect.poll(() => isStored(page, text)).toBe(true)

  await page.request.post('/api/users/login', {
    data: { email: other.email, password: other.password },
    headers,
  })
  const dialog = await openMessage(page)
  await expect(dialog.getByLabel('Съобщение')).toHaveValue('')
  await writeMessage(dialog, 'Аз съм друг.')
  await expect.poll(() => isStored(page, 'Аз съм друг.')).toBe(true)
  await expect(offer(dialog)).toBeHidden()

  await page.request.post('/api/users/login', { data: { email, password }, headers })
  const own = await openMessage(page)
  await expect(own).toContainText(`„${text}“`)
  await Promise.all([page.context().close(), other.page.context().close()])
})

test('signing out by hand leaves nothing behind, in other tabs neither', async ({
  browser,
  site,
  contextOptions,
}) => {
  const { page } = await newMember({ browser, site, contextOptions, city: 'Бон' })
  const second = await page.context().newPage()
  const dialog = await openMessage(second)
  await writeMessage(dialog)
  await expect.poll(() => isStored(second, text)).toBe(true)

  await page.goto('/')
  await page.getByRole('button', { name: /меню на акаунта/ }).click()
  await page.getByRole('menuitem', { name: 'Излез' }).click()
  await expect(toast(page)).toContainText('Успешно излязохте')
  await expect(second).toHaveURL(/\/auth/)
  await expect.poll(() => storedDrafts(page)).toEqual([])
  await page.context().close()
})
