import type { Page } from '@playwright/test'

/** What the panel says after something was done. */
export const message = (page: Page, text: string | RegExp) =>
  page.locator('[data-sonner-toast]').filter({ hasText: text })
