import { expect, test } from '../support/site'

test('an unknown address is 404 with its text and a link to the home page', async ({ page }) => {
  const response = await page.goto('/nyama-takava-stranitsa')
  expect(response?.status()).toBe(404)
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await page.locator('main').getByRole('link', { name: /начал/i }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('old addresses redirect permanently to the new ones', async ({ request }) => {
  for (const [from, to] of [
    ['/announcements', '/small-ads'],
    ['/housing', '/apartments'],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 })
    expect([response.status(), new URL(response.headers().location ?? '', 'http://x').pathname]).toEqual([
      308,
      to,
    ])
  }
})

test('no link on the home page is broken', async ({ page, request }) => {
  await page.goto('/')
  const hrefs = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  for (const href of new Set(hrefs)) {
    const response = await request.get(href ?? '')
    expect(`${href} ${response.status()}`).toBe(`${href} 200`)
  }
})

test('a new page starts at the top', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  await page.locator('footer').scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await page.locator('footer').getByRole('link', { name: 'Новини' }).click()
  await expect(page).toHaveURL(/\/news$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})
