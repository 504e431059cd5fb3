import type { Locator, Page } from '@playwright/test'
import { expect } from './site'

export const toast = (page: Page) => page.getByRole('region', { name: 'Кратки известия' })
export const field = (dialog: Locator, label: string) => dialog.getByLabel(label).first()

/** Holds the first request until released, then responds 500; later requests get no connection. */
export async function breaking(page: Page, method: string, path: string) {
  let calls = 0
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route(path, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    calls += 1
    if (calls > 1) return route.abort()
    await isReleased
    const json = { errors: [{ message: 'Възникна грешка. Опитайте отново.' }] }
    return route.fulfill({ status: 500, json })
  })
  return { calls: () => calls, release }
}

type Broken = {
  page: Page
  dialog: Locator
  button: string
  method: string
  path: string
  sentence: string
  typed: readonly [string, string]
  /** What got no answer is sent again by itself. */
  isRepeated?: boolean
}

export async function failsKindly({
  page,
  dialog,
  button,
  method,
  path,
  sentence,
  typed: [label, value],
  isRepeated = false,
}: Broken) {
  const call = await breaking(page, method, path)
  const submit = dialog.getByRole('button', { name: button, exact: true })
  await submit.dblclick()
  await expect.poll(call.calls).toBe(1)
  await expect(dialog.locator('button[aria-busy=true]')).toBeVisible()
  call.release()
  await expect(toast(page)).toContainText(sentence)
  await expect(toast(page).getByText('Грешка', { exact: true }).first()).toBeVisible()
  expect(call.calls()).toBe(1)
  const [said, needed] = await Promise.all([toast(page), submit].map((one) => one.boundingBox()))
  expect(said!.y + said!.height).toBeLessThan(needed!.y)
  await expect(dialog.getByRole('alert')).toContainText('Възникна грешка. Опитайте отново.')
  await expect(field(dialog, label)).toHaveValue(value)

  await submit.click()
  if (isRepeated) await expect(dialog.getByRole('button', { name: 'Чака връзка' })).toBeVisible()
  else await expect(dialog.getByRole('alert')).toContainText('Няма връзка със сървъра')
  await expect(field(dialog, label)).toHaveValue(value)
  await page.unroute(path)
  if (isRepeated) await expect(dialog).toBeHidden({ timeout: 30_000 })
}
