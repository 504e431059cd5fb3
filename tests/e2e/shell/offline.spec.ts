import { expect, test } from '../support/site'

test.use({ serviceWorkers: 'allow' })

test('without internet the page says why and opens again once it is back', async ({ page, context }) => {
  await page.goto('/')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    const { controller } = navigator.serviceWorker
    if (!controller)
      await new Promise((taken) => navigator.serviceWorker.addEventListener('controllerchange', taken))
  })
  await context.setOffline(true)
  await page.goto('/news')
  await expect(page.getByRole('heading', { name: 'Няма връзка с интернет' })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Опитайте отново' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Новини')
})

test('stores one page only and does not touch /api', async ({ page, request }) => {
  await page.goto('/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto('/news')
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const pages = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return pages.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept).toEqual(['/offline'])
  const worker = await request.get('/service-worker.js')
  expect(worker.headers()['cache-control']).toMatch(/max-age=0|no-cache/)
})

test('a failed registration of the service worker is only logged', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new Error('нарочно'))
  })
  const warned = page.waitForEvent('console', (message) => message.text().includes('service worker'))
  await page.goto('/')
  expect((await warned).type()).toBe('error')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
