import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { firstItem, lists, publicScreens } from './support/screens'
import { expect, test } from './support/site'
import { watch } from './support/watch'

/** What holds for every public screen, in light and in dark. */
async function expectSound(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('lang', 'bg')
  await expect(page.locator('h1')).toHaveCount(1)
  await page.waitForLoadState('networkidle')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    // The other theme is the same page in other colours.
    const rules = colorScheme === 'dark' ? ['color-contrast'] : null
    expect(await violations(page, rules), `${path}, ${colorScheme}`).toEqual([])
  }
}

async function violations(page: Page, rules: string[] | null) {
  const axe = new AxeBuilder({ page })
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver(() => undefined)
        observer.observe({ type: 'layout-shift', buffered: true })
        // The buffered entries come with the next task.
        setTimeout(() => {
          const entries = observer.takeRecords() as unknown as { value: number }[]
          resolve(entries.reduce((sum, { value }) => sum + value, 0))
        }, 0)
      }),
  )

async function expectCalm(page: Page, { path, own }: { path: string; own: string }) {
  const problems = watch(page, own)
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  expect(await layoutShift(page), `${path}: разместване`).toBeLessThanOrEqual(0.02)
  await page.setViewportSize({ width: 320, height: 700 })
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, `${path}: хоризонтално плъзгане на 320 px`).toBeLessThanOrEqual(0)
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([])
}

for (const path of publicScreens) {
  test(`${path}: достъпна в светло и тъмно`, async ({ page }) => {
    await expectSound(page, path)
  })
  test(`${path}: без чужди заявки, грешки, разместване и плъзгане настрани`, async ({ page, site }) => {
    await expectCalm(page, { path, own: site.url })
  })
}

for (const list of lists) {
  test(`${list}/{slug}: достъпна, без чужди заявки и разместване`, async ({ page, request, site }) => {
    const path = firstItem(list, await (await request.get(list)).text())
    await expectSound(page, path)
    await expectCalm(page, { path, own: site.url })
  })
}
