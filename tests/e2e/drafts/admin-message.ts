import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { expect } from '../support/site'

export const text = 'Искам да помагам с новините от Бон.'

export async function openMessage(page: Page): Promise<Locator> {
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Напишете съобщение' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  return dialog
}

export async function writeMessage(dialog: Locator, words = text) {
  await dialog.getByLabel('Вид запитване').selectOption('Друго')
  await dialog.getByLabel('Съобщение').fill(words)
}

export const submit = (dialog: Locator) => dialog.getByRole('button', { name: 'Изпратете съобщението' })
export const toast = (page: Page) => page.getByRole('region', { name: 'Кратки известия' })
export const offer = (dialog: Locator) => dialog.getByText('Продължете започнатото от')

/** Asked by staff, because the member may be signed out. */
export async function messagesOf(request: APIRequestContext, email: string): Promise<string[]> {
  const answer = await request.get(`/api/admin-messages?where[email][equals]=${email}`)
  const { docs } = (await answer.json()) as { docs: { messageContent: string }[] }
  return docs.map(({ messageContent }) => messageContent)
}
