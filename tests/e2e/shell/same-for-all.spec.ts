import { expect, test } from '../support/site'

test('pages are the same for a visitor and a member', async ({ request, as }) => {
  const member = await as('member')
  for (const path of ['/', '/news']) {
    const strip = (html: string) => html.replace(/nonce="[^"]*"/g, '')
    const [own, anonymous] = await Promise.all([member.context().request.get(path), request.get(path)])
    expect(strip(await own.text())).toBe(strip(await anonymous.text()))
  }
})

test('the sign-in of a visitor waits for nothing', async ({ page }) => {
  // Never answered.
  await page.route('**/api/me', () => {})
  const signIn = page.getByRole('banner').getByRole('link', { name: 'Вход' })
  await page.goto('/legal')
  await expect(signIn).toBeVisible()
  await page.evaluate(() => localStorage.setItem('member', '1'))
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-member')
  await expect(signIn).toBeHidden()
})

test('the avatar of a member appears without layout shift', { tag: '@phone' }, async ({ as }) => {
  const page = await as('member')
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await Promise.all([page.waitForResponse('**/api/me'), page.goto('/')])
  await page.waitForLoadState('networkidle')
  const total = await page.evaluate(() =>
    (window as any).shifts.reduce((sum: number, value: number) => sum + value, 0),
  )
  expect(total).toBeLessThan(0.02)
})
