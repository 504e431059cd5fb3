import type { Page } from '@playwright/test'
import { everyRoute } from '../support/every-route'
import { expect, test } from '../support/site'

function watchPolicy(page: Page) {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/content security policy|permissions[- ]policy/i.test(message.text()))
      refused.push(`${page.url()}: ${message.text()}`)
  })
  return refused
}

test('every response has the security headers: all routes of src/app, files and sockets', async ({
  request,
}) => {
  const read = async (path: string) => (await request.get(path)).text()
  for (const path of await everyRoute(read)) {
    const headers = (await request.get(path, { maxRedirects: 0 })).headers()
    // The panel shows the article preview in a frame.
    const framers = path.startsWith('/preview/') ? "'self'" : "'none'"
    expect(headers['content-security-policy'], path).toContain(`frame-ancestors ${framers}`)
    expect(headers['content-security-policy'], path).not.toMatch(/script-src[^;]*unsafe/)
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin')
    expect(headers['permissions-policy'], path).toContain('geolocation=(self)')
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin')
    expect(headers['x-request-id'], path).toBeTruthy()
    expect(headers['strict-transport-security'], path).toBeUndefined()
  }
})

test('files of the site are cached by the browser', async ({ request }) => {
  for (const path of ['/theme.js', '/brand/icon.svg', '/favicon.ico']) {
    expect((await request.get(path)).headers()['cache-control']).toBe(
      'public, max-age=86400, stale-while-revalidate=604800',
    )
  }
})

test('pages work under their content security policy, which blocks nothing of the site', async ({ page }) => {
  const refused = watchPolicy(page)
  for (const path of ['/', '/news', '/auth', '/forum', '/nyama']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  await page.goto('/news')
  await page.locator('main article a').first().click()
  await expect(page).toHaveURL(/\/news\/.+/)
  await page.reload()
  await page.waitForLoadState('networkidle')
  expect(refused).toEqual([])
})

test('an injected script is not executed', async ({ page }) => {
  await page.route('/auth', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('</body>', '<script>window.stolen = 1</script></body>')
    await route.fulfill({ response, body })
  })
  await page.goto('/auth')
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false)
})

test('the panel works under its policy, with the article preview in a frame', async ({ as }) => {
  const page = await as('admin')
  const refused = watchPolicy(page)
  for (const path of [
    '/admin',
    '/admin/collections/articles',
    '/admin/collections/articles/create',
    '/admin/collections/media',
    '/admin/collections/users',
    '/admin/account',
  ]) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  const { docs } = await (await page.request.get('/api/articles?limit=1')).json()
  await page.goto(`/admin/collections/articles/${docs[0].id}`)
  await page.locator('#live-preview-toggler').click()
  await expect(page.frameLocator('iframe').first().locator('h1')).toBeVisible()
  expect(refused).toEqual([])
})

test('another site cannot write in the name of a member', async ({ as, site }) => {
  const page = await as('member')
  const foreign: Record<string, string>[] = [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: site.url, 'Sec-Fetch-Site': 'cross-site' },
  ]
  for (const headers of foreign) {
    const answer = await page.request.post('/api/users/logout', { headers })
    expect(answer.status()).toBe(403)
  }
  expect((await (await page.request.get('/api/me')).json()).user).not.toBeNull()
})
