import { expect, test } from '../support/site'

test('dark mode is remembered', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Тъмен режим' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test(
  'dark mode can be turned on from the phone menu too and survives a reload',
  { tag: '@phone-only' },
  async ({ page }) => {
    await page.goto('/')
    const opener = page.getByRole('button', { name: 'Меню', exact: true })
    await opener.click()
    const dark = page.getByRole('dialog').getByRole('button', { name: /^Тъмен режим/ })
    await expect(dark).toContainText('Според устройството')
    await dark.click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(dark).toContainText('Включен')
    await expect(dark).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await opener.click()
    await dark.click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await expect(dark).toHaveAttribute('aria-pressed', 'false')
  },
)

test('with reduced motion nothing moves', { tag: '@phone' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  // In one call, because an element that was replaced meanwhile has no style.
  const durations = await page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((one) => {
      const { animationDuration, transitionDuration } = getComputedStyle(one)
      return [...animationDuration.split(','), ...transitionDuration.split(',')].map(parseFloat)
    }),
  )
  expect(Math.max(...durations)).toBeLessThan(0.01)
})
