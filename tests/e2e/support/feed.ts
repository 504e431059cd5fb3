import type { Page } from '@playwright/test'
import { expect } from './site'

export const card = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text })
export const box = (page: Page) => page.getByRole('textbox', { name: 'Текст на публикацията' })
export const unique = (words: string) => `${words} ${crypto.randomUUID().slice(0, 8)}`

export async function openComposer(page: Page) {
  await box(page).click()
  await expect(page.getByRole('form', { name: 'Нова публикация' })).toBeVisible()
}
