import type { Page } from '@playwright/test'
import { deferred } from '#database/connection/deferred'
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

test('the first keyboard stop skips to the content', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Към съдържанието' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
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

test(
  'the phone menu opens, closes with Esc and with its button, and returns the focus',
  { tag: '@phone-only' },
  async ({ page }) => {
    await page.goto('/')
    const opener = page.getByRole('button', { name: 'Меню', exact: true })
    await opener.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.click()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  },
)

test(
  'the bottom bar is on phones only and offers sign-in to a visitor, the account to a member',
  { tag: '@phone' },
  async ({ page, as, isMobile }) => {
    const bar = (target: Page) => target.getByRole('navigation', { name: 'Бърза навигация' })
    await page.goto('/')
    if (!isMobile) return expect(bar(page)).toBeHidden()
    for (const name of ['Начало', 'Контакти', 'Запазени', 'Въпроси', 'Вход']) {
      await expect(bar(page).getByRole('link', { name })).toBeVisible()
    }
    const member = await as('member')
    await member.goto('/')
    await expect(bar(member).getByRole('link', { name: 'Акаунт' })).toBeVisible()
  },
)

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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor can sign in, and what needs scripts keeps no room', async ({ page }) => {
    await page.goto('/services')
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: 'Вход' })).toBeVisible()
    for (const name of ['Тъмен режим', /^Добавете в любими/]) {
      expect(await page.getByRole('button', { name, includeHidden: true }).first().boundingBox()).toBeNull()
    }
  })
})

test('on the smallest phone the words of the bar stay apart', { tag: '@phone-only' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/favorites')
  const links = page.getByRole('navigation', { name: 'Бърза навигация' }).getByRole('link')
  await expect(links).toHaveCount(5)
  const words = await links.evaluateAll((shown) =>
    shown.map((link) => {
      const range = document.createRange()
      range.selectNodeContents([...link.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE)!)
      const { left, right } = range.getBoundingClientRect()
      return { left, right }
    }),
  )
  for (const [place, { left }] of words.slice(1).entries()) {
    expect(left - words[place]!.right).toBeGreaterThanOrEqual(4)
  }
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

test('pages are the same for a visitor and a member', async ({ request, as }) => {
  const member = await as('member')
  for (const path of ['/', '/news']) {
    const strip = (html: string) => html.replace(/nonce="[^"]*"/g, '')
    const [own, anonymous] = await Promise.all([member.context().request.get(path), request.get(path)])
    expect(strip(await own.text())).toBe(strip(await anonymous.text()))
  }
})

test('dark mode is remembered', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Тъмен режим' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('pages can be read and searched, and sign-in can be reached', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/news')
    await page.getByRole('searchbox').fill('Kindergeld')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/news\?q=Kindergeld/)
    await expect(page.getByRole('link', { name: /Kindergeld/ }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Вход' }).first()).toBeVisible()
  })
})

async function withUnread(page: Page, unread: { notifications: number; feed: number }) {
  await page.route('**/api/me', async (route) => {
    const answer = await route.fetch()
    const known = (await answer.json()) as object
    await route.fulfill({ response: answer, json: { ...known, unread } })
  })
}

test('unread counts are in the tab title and on the icon, up to 99 and then 99+', async ({ as }) => {
  const page = await as('member')
  await page.addInitScript(() => {
    navigator.setAppBadge = (count) => {
      Object.assign(window, { badge: count })
      return Promise.resolve()
    }
  })
  await withUnread(page, { notifications: 4, feed: 0 })
  await page.goto('/')
  await expect(page).toHaveTitle(/^\(4\) Българи в Германия: /)
  expect(await page.evaluate(() => (window as unknown as { badge: number }).badge)).toBe(4)
  await page.locator('footer').getByRole('link', { name: 'Новини' }).click()
  await expect(page).toHaveURL(/\/news$/)
  await expect(page).toHaveTitle(/^\(4\) Новини/)
  await withUnread(page, { notifications: 120, feed: 0 })
  await page.reload()
  await expect(page).toHaveTitle(/^\(99\+\) Новини/)
})

test('a visitor has no counts in the title or the menu', async ({ page }) => {
  await Promise.all([page.waitForResponse('**/api/me'), page.goto('/')])
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveTitle(/^Българи в Германия: /)
  await expect(page.getByText('непрочетен')).toHaveCount(0)
})

test(
  'the feed link shows the number of new posts, also in words',
  { tag: '@phone' },
  async ({ as, isMobile }) => {
    const page = await as('member')
    await withUnread(page, { notifications: 0, feed: 104 })
    await page.goto('/')
    const nav = page.getByRole('navigation', { name: isMobile ? 'Бърза навигация' : 'Основна навигация' })
    const link = nav.getByRole('link', { name: 'Въпроси 104 непрочетени публикации' })
    await expect(link).toContainText('99+')
  },
)

test('the saved items link shows how many a visitor has saved', { tag: '@phone-only' }, async ({ page }) => {
  await page.addInitScript(() => {
    const saved = ['a', 'b', 'c'].map((id) => ({ id, kind: 'contacts', title: id, url: '/contacts' }))
    localStorage.setItem('balgari_favorites', JSON.stringify(saved))
  })
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Запазени 3 запазени' })).toBeVisible()
})

test('a press before the scripts have loaded takes effect once they have', async ({ page }) => {
  const scripts = deferred<void>()
  await page.route('**/_next/static/**/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const dark = page.getByRole('banner').getByRole('button', { name: 'Тъмен режим' })
  await dark.click()
  await expect(dark).toHaveAttribute('aria-pressed', 'false')
  scripts.resolve()
  await expect(dark).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a new page starts at the top', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  await page.locator('footer').scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await page.locator('footer').getByRole('link', { name: 'Новини' }).click()
  await expect(page).toHaveURL(/\/news$/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

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
