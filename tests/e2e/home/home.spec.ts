import type { Page } from '@playwright/test'
import { expect, test } from '../support/site'

const tileNames = [
  'Форум', 'Въпроси', 'Малки обяви', 'Услуги', 'Събития', 'Магазини', 'Квартири', 'Документи', 'Доктори', 'Адвокати',
] // prettier-ignore
const tileKeys = [
  'forum', 'feed', 'smallAds', 'services', 'events', 'stores', 'apartments', 'documents', 'doctors', 'lawyers',
] // prettier-ignore

const tiles = (page: Page) =>
  page.getByRole('navigation', { name: 'Бърз достъп до разделите' }).getByRole('link')
const activity = (page: Page) => page.getByRole('region', { name: 'Последна активност' })
const refresh = (page: Page) => activity(page).getByRole('button', { name: 'Обновете последната активност' })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('ten tiles with the counts of /api/stats, community numbers, news and activity', async ({
    page,
    request,
  }) => {
    const stats = await (await request.get('/api/stats')).json()
    await page.goto('/')
    const title = 'Българи в Германия: животът в Германия, на български'
    await expect(page).toHaveTitle(title)
    await expect(page.locator('head meta[property="og:title"]')).toHaveAttribute('content', title)
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!)
    expect(data['@graph'].map((one: Record<string, unknown>) => one['@type'])).toEqual([
      'WebSite',
      'Organization',
    ])
    await expect(tiles(page)).toHaveCount(10)
    for (const [index, key] of tileKeys.entries()) {
      const text = (await tiles(page).nth(index).innerText()).replace(/[\u00a0\u200b]/g, '')
      expect(text).toContain(String(stats[key]))
      expect(text).toContain(tileNames[index])
    }
    const numbers = page.getByRole('region', { name: 'Общността в числа' })
    await expect(numbers.getByRole('definition')).toHaveText([
      stats.forum,
      stats.services,
      stats.doctors + stats.lawyers,
      stats.smallAds,
    ].map((count: number) => count.toLocaleString('bg-BG', { useGrouping: 'always' as never }))) // prettier-ignore

    await expect(page.locator('main article')).toHaveCount(4)
    await expect(page.getByRole('link', { name: 'Всички новини' })).toBeVisible()
    const rows = activity(page).getByRole('listitem')
    await expect(rows).toHaveCount(6)
    await expect(rows.first()).toContainText(/преди/)
    await expect(page.getByRole('button', { name: 'Около мен' })).toBeHidden()
  })
})

test('tiles are 3 in a row on a phone, 5 on a tablet, 10 on a desktop', async ({ page }) => {
  await page.goto('/')
  for (const [width, columns] of [
    [390, 3],
    [800, 5],
    [1280, 10],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const tops = await tiles(page).evaluateAll((links) =>
      links.map((link) => link.getBoundingClientRect().top),
    )
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns)
  }
})

test('quick links lead to the consulates and contacts', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Консулства' })).toHaveAttribute('href', '/embassies')
  await expect(main.getByRole('link', { name: 'Контакти на България' })).toHaveAttribute('href', '/contacts')
})

test.describe('recent activity', () => {
  const item = (title: string) => ({
    kind: 'services',
    id: '1',
    title,
    url: '/services/novo',
    createdAt: new Date(Date.now() - 2.5 * 3_600_000).toISOString(),
  })

  test('shows four placeholder rows while updating, then new items with link and time', async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/api/activity', async (route) => {
      await held
      await route.fulfill({ json: { items: [item('Нова услуга')] } })
    })
    await page.goto('/')
    await refresh(page).click()
    const waiting = activity(page).locator('[aria-busy=true]')
    await expect(waiting.getByRole('listitem')).toHaveCount(4)
    release()
    await expect(waiting).toBeHidden()
    const row = activity(page).getByRole('listitem')
    await expect(row).toHaveText('Нова услугаУслуги · преди 2 часа')
    await expect(row.getByRole('link')).toHaveAttribute('href', '/services/novo')
    await expect(activity(page).getByRole('status')).toHaveText('Последната активност е обновена')
  })

  test('says that it is empty and offers an update', async ({ page }) => {
    await page.route('**/api/activity', (route) => route.fulfill({ json: { items: [] } }))
    await page.goto('/')
    await refresh(page).click()
    await expect(activity(page).getByText('Все още няма активност')).toBeVisible()
    await page.unroute('**/api/activity')
    await activity(page).getByRole('button', { name: 'Обновете', exact: true }).click()
    await expect(activity(page).getByRole('listitem')).toHaveCount(6)
  })

  test('survives a connection problem and can be retried', async ({ page }) => {
    await page.route('**/api/activity', (route) => route.abort())
    await page.goto('/')
    await refresh(page).click()
    await expect(activity(page).getByRole('alert')).toContainText('Възникна проблем с връзката')
    await expect(page.locator('main article')).toHaveCount(4)
    await page.unroute('**/api/activity')
    await activity(page).getByRole('button', { name: 'Обновете', exact: true }).click()
    await expect(activity(page).getByRole('listitem')).toHaveCount(6)
  })
})

test.describe('installation', () => {
  const tile = (page: Page) => page.getByRole('button', { name: 'Инсталирайте на телефона' })

  const steps = (page: Page) =>
    page.getByRole('dialog', { name: 'Добавете на началния екран' }).getByRole('listitem')
  const menuSteps = [
    /Отворете менюто на браузъра/,
    /Изберете Добавяне към началния екран/,
    /Потвърдете с Инсталиране/,
  ]

  test.describe('on Android', () => {
    test.use({ userAgent: 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0' })
    test('the steps are those of the menu', { tag: '@phone-only' }, async ({ page }) => {
      await page.goto('/')
      await tile(page).click()
      await expect(steps(page)).toHaveText(menuSteps)
    })
  })

  test('the button is on phones only', { tag: '@phone' }, async ({ page, isMobile }) => {
    await page.goto('/')
    await expect(tile(page)).toBeVisible({ visible: isMobile })
  })

  test(
    'without a prompt of the browser there are three steps and a note for Safari',
    { tag: '@phone-only' },
    async ({ page }) => {
      await page.goto('/')
      await tile(page).click()
      const dialog = page.getByRole('dialog', { name: 'Добавете на началния екран' })
      await expect(dialog).toContainText('На iPhone отворете страницата в Safari.')
      await expect(dialog.getByRole('listitem')).toHaveText([
        /Натиснете Споделяне/,
        /Изберете Добавяне към началния екран/,
        /Потвърдете с Добави/,
      ])
      await dialog.getByRole('button', { name: 'Разбрах' }).click()
      await expect(dialog).toBeHidden()
      await expect(tile(page)).toBeFocused()
    },
  )

  test(
    'the prompt of the browser is stored, shown once and dropped',
    { tag: '@phone-only' },
    async ({ page }) => {
      await page.goto('/')
      const wasHeld = await page.evaluate(() => {
        const shown = { times: 0 }
        Object.assign(window, { shown })
        const event = new Event('beforeinstallprompt', { cancelable: true })
        Object.assign(event, {
          prompt: async () => {
            shown.times += 1
          },
        })
        return !window.dispatchEvent(event)
      })
      expect(wasHeld).toBe(true)
      await tile(page).click()
      expect(await page.evaluate(() => (window as any).shown.times)).toBe(1)
      await expect(page.getByRole('dialog')).toBeHidden()
      await tile(page).click()
      await expect(steps(page)).toHaveText(menuSteps)
      await expect(page.getByText('На iPhone')).toBeHidden()
      expect(await page.evaluate(() => (window as any).shown.times)).toBe(1)
      await page.getByRole('button', { name: 'Разбрах' }).click()
      await page.evaluate(() => dispatchEvent(new Event('appinstalled')))
      await expect(tile(page)).toBeHidden()
    },
  )

  test('there is no button where the site is installed', { tag: '@phone-only' }, async ({ page }) => {
    await page.goto('/')
    await expect(tile(page)).toBeVisible()
    // Playwright cannot emulate display-mode: standalone, so its rule is applied by script.
    await page.evaluate(() => {
      const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
      const inside = (rule: CSSRule): CSSRule[] =>
        rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule
          ? [rule, ...[...rule.cssRules].flatMap(inside)]
          : [rule]
      for (const rule of rules.flatMap(inside)) {
        if (rule instanceof CSSMediaRule && rule.conditionText.includes('display-mode: standalone'))
          rule.media.mediaText = 'all'
      }
    })
    await expect(tile(page)).toBeHidden()
  })
})
