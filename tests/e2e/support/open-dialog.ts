import type { Locator } from '@playwright/test'
import { expect } from './site'

/** Repeats the click: own items are rendered again once they are loaded, and a click just before is lost. */
export async function openDialog(button: Locator): Promise<Locator> {
  const dialog = button.page().getByRole('dialog')
  await expect(async () => {
    await button.click({ timeout: 1_000 })
    await expect(dialog).toBeVisible({ timeout: 2_000 })
  }).toPass()
  return dialog
}
