import type { Locator, Page } from '@playwright/test'
import { firstItem, lists } from '../support/screens'
import { expect, test } from '../support/site'

const back: Record<(typeof lists)[number], string> = {
  '/services': 'Към услугите',
  '/events': 'Към събитията',
  '/stores': 'Към магазините и ресторантите',
  '/contacts': 'Към контактите',
  '/apartments': 'Към квартирите',
  '/small-ads': 'Към обявите',
  '/documents': 'Към документите',
  '/embassies': 'Към консулствата',
}
const main = (page: Page) => page.locator('main')

for (const list of lists) {
  test(`${list}/{slug}: address, card, structured data, sharing and way back`, async ({
    page,
    request,
    site,
  }) => {
    const path = firstItem(list, await (await request.get(list)).text())
    const address = `${site.url}${path}`
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url })
    // A device without the Web Share API.
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    await page.goto(path)
    const shown = await page.getByRole('heading', { level: 1 }).innerText()
    const title = shown.replaceAll('\u00a0', ' ')

    await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', address)
    const property = (name: string) => page.locator(`head meta[property="${name}"]`)
    await expect(property('og:url')).toHaveAttribute('content', address)
    await expect(property('og:title')).toHaveAttribute('content', new RegExp(escaped(title)))
    await expect(property('og:description')).toHaveAttribute('content', /.+/)
    const picture = await request.get((await property('og:image').first().getAttribute('content'))!)
    expect([picture.status(), picture.headers()['content-type']]).toEqual([
      200,
      expect.stringMatching(/^image\//),
    ])
    const scripts = await page.locator('script[type="application/ld+json"]').allTextContents()
    const data = scripts.map((text) => JSON.parse(text))
    expect(data.map((one) => one['@context'])).toContain('https://schema.org')
    const way = data.find((one) => one['@type'] === 'BreadcrumbList')
    expect(way.itemListElement.at(-1).item).toBe(address)

    await page.waitForLoadState('networkidle')
    await main(page).getByRole('button', { name: 'Споделете' }).click()
    await expect(page.getByRole('region', { name: 'Кратки известия' })).toContainText('Връзката е копирана')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)

    await main(page).getByRole('link', { name: back[list] }).click()
    await expect(page).toHaveURL(`${site.url}${list}`)
  })
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

async function tabTo(page: Page, target: Locator) {
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab does not reach ${target}`)
}

const expectNoSideways = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

test.describe('at 200 % zoom', () => {
  // 1280 × 900 at 200 % zoom.
  test.use({ viewport: { width: 640, height: 450 } })

  test('the main actions can be reached with Tab and nothing overflows sideways', async ({
    page,
    request,
  }) => {
    await page.goto('/services')
    await page.waitForLoadState('networkidle')
    await expectNoSideways(page)
    const item = main(page).getByRole('list', { name: 'Услуги' }).getByRole('article').first()
    for (const target of [
      main(page).getByRole('link', { name: 'Добавете услуга' }),
      main(page).getByRole('searchbox', { name: 'Търсене' }),
      main(page).locator('summary').filter({ hasText: 'Филтри' }),
      item.getByRole('heading').getByRole('link'),
    ]) {
      await tabTo(page, target)
      await expect(target).toBeInViewport()
    }

    await page.goto(firstItem('/services', await (await request.get('/services')).text()))
    await page.waitForLoadState('networkidle')
    await expectNoSideways(page)
    for (const target of [
      main(page).getByRole('link', { name: 'Към услугите' }),
      main(page).getByRole('button', { name: 'Споделете' }),
      main(page).getByRole('link', { name: 'Сигнал за незаконно съдържание' }),
      main(page).locator('aside').getByRole('link').first(),
    ]) {
      await tabTo(page, target)
      await expect(target).toBeInViewport()
    }
  })
})
