import { isStored } from '../support/stored-drafts'
import { newMember } from '../support/new-member'
import { expect, test } from '../support/site'
import { messagesOf, openMessage, submit, text, toast, writeMessage } from './admin-message'

test('without a connection the press is remembered, the sheet may be closed, and it is sent once @phone', async ({
  browser,
  site,
  contextOptions,
  as,
}) => {
  const { page, email } = await newMember({ browser, site, contextOptions, city: 'Бон' })
  const context = page.context()
  const dialog = await openMessage(page)
  await context.setOffline(true)
  await expect(dialog.getByText('Няма връзка', { exact: true })).toBeVisible()
  await writeMessage(dialog)
  await submit(dialog).click()
  await expect(dialog.getByRole('button', { name: 'Чака връзка' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Затворете' }).last().click()
  await expect(dialog).toBeHidden()
  await expect(toast(page)).toContainText('Ще изпратим написаното, щом има връзка.')
  await context.setOffline(false)
  await expect(toast(page)).toContainText('Успешно изпратено!')
  expect(await messagesOf((await as('admin')).request, email)).toEqual([text])
  await context.close()
})

test('what was changed while waiting is what is sent, also after the page was closed', async ({
  browser,
  site,
  contextOptions,
  as,
}) => {
  const { page, email } = await newMember({ browser, site, contextOptions, city: 'Бон' })
  const context = page.context()
  const dialog = await openMessage(page)
  await writeMessage(dialog)
  await expect.poll(() => isStored(page, text)).toBe(true)
  await context.setOffline(true)
  await submit(dialog).click()
  await expect(dialog.getByRole('button', { name: 'Чака връзка' })).toBeVisible()
  await dialog.getByLabel('Съобщение').fill(`${text} И от Кьолн.`)
  await expect.poll(() => isStored(page, 'И от Кьолн.')).toBe(true)
  await page.close()

  await context.setOffline(false)
  const next = await context.newPage()
  const again = await openMessage(next)
  await expect(toast(next)).toContainText('Успешно изпратено!')
  await expect(again).toBeHidden()
  expect(await messagesOf((await as('admin')).request, email)).toEqual([`${text} И от Кьолн.`])
  await context.close()
})
