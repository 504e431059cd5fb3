import type { Page } from '@playwright/test'
import { expect, test } from '../support/site'

test.use({ hasChosenCookies: false })

const question = (page: Page) => page.getByRole('dialog', { name: 'Бисквитки и поверителност' })
const storedChoice = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cookieConsent') ?? 'null') as Record<string, unknown>)
const scripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  )
const footerLink = (page: Page) => page.getByRole('link', { name: 'Настройки за бисквитки' })

test(
  'the first visit asks with two equal answers and the settings beside them, nothing preselected, no close button',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/')
    const answers = question(page).getByRole('button', {
      name: /^(Само необходимите|Приемете всички|Настройки)$/,
    })
    await expect(answers).toHaveCount(3)
    const [necessary, all, settings] = await answers.evaluateAll((buttons) =>
      buttons.map((button) => {
        const { backgroundColor, color, height, width } = getComputedStyle(button)
        return { colors: `${backgroundColor} ${color}`, height, width }
      }),
    )
    expect(necessary).toEqual(all)
    expect(settings!.height).toBe(all!.height)
    expect(settings!.colors).not.toBe(all!.colors)
    await expect(question(page).getByRole('button', { name: /затвор|close/i })).toHaveCount(0)
    await question(page).getByRole('button', { name: 'Настройки' }).click()
    const switches = question(page).getByRole('switch')
    await expect(switches).toHaveCount(4)
    await expect(page.getByRole('switch', { name: 'Необходими' })).toBeChecked()
    await expect(page.getByRole('switch', { name: 'Необходими' })).toBeDisabled()
    for (const name of ['Функционални', 'Аналитични', 'Маркетингови']) {
      await expect(page.getByRole('switch', { name })).not.toBeChecked()
    }
  },
)

test('asks until there is a choice, and stores and requests nothing before it', async ({ page, site }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== site.url) foreign.push(request.url())
  })
  for (const path of ['/', '/news']) {
    await page.goto(path)
    await expect(question(page)).toBeVisible()
  }
  const kept = await page.evaluate(() => Object.keys(localStorage))
  expect([kept, await page.context().cookies(), foreign]).toEqual([[], [], []])
})

for (const [name, isOn] of [
  ['Само необходимите', false],
  ['Приемете всички', true],
] as const) {
  test(`„${name}“ is remembered and not asked again`, async ({ page }) => {
    await page.goto('/')
    await question(page).getByRole('button', { name }).click()
    await expect(question(page)).toBeHidden()
    expect(await storedChoice(page)).toEqual({
      necessary: true,
      functional: isOn,
      analytics: isOn,
      marketing: isOn,
      timestamp: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/) as unknown,
      version: 1,
    })
    const withDialog = await scripts(page)
    await page.reload()
    await page.waitForLoadState('networkidle')
    await expect(question(page)).toBeHidden()
    // After a choice the dialog is no longer downloaded.
    expect((await scripts(page)).length).toBeLessThan(withDialog.length)
  })
}

test('a choice by kind is stored and can be changed from the footer', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  await question(page).getByRole('button', { name: 'Настройки' }).click()
  await page.getByText('Функционални').click()
  await question(page).getByRole('button', { name: 'Запазете избора' }).click()
  expect(await storedChoice(page)).toMatchObject({ functional: true, analytics: false, marketing: false })

  await footerLink(page).click()
  await expect(page.getByRole('switch', { name: 'Функционални' })).toBeChecked()
  await page.getByRole('switch', { name: 'Функционални' }).click()
  await question(page).getByRole('button', { name: 'Запазете избора' }).click()
  expect(await storedChoice(page)).toMatchObject({ functional: false })
})

test('the text can be read in German too', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Deutsch' }).click()
  const german = page.getByRole('dialog', { name: 'Cookies und Datenschutz' })
  await expect(german).toHaveAttribute('lang', 'de')
  await german.getByRole('button', { name: 'Einstellungen' }).click()
  for (const name of ['Notwendig', 'Funktional', 'Analyse', 'Marketing']) {
    await expect(german.getByRole('switch', { name })).toBeVisible()
  }
  await german.getByRole('button', { name: 'Nur notwendige' }).click()
  await expect(german).toBeHidden()
})

test('a new version of the text asks again', async ({ page }) => {
  await page.addInitScript(() => {
    const old = { necessary: true, functional: true, analytics: true, marketing: true, version: 0 }
    localStorage.setItem('cookieConsent', JSON.stringify({ ...old, timestamp: new Date().toISOString() }))
  })
  await page.goto('/')
  await expect(question(page)).toBeVisible()
})

test('with the keyboard: first after the skip link, focus stays in the settings, Esc returns to the question', async ({
  page,
}) => {
  await page.goto('/')
  await expect(question(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'български' })).toBeFocused()
  await question(page).getByRole('button', { name: 'Настройки' }).press('Enter')
  await expect(page.getByRole('switch').first()).toBeVisible()
  const outside: boolean[] = []
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab')
    // After the last control the focus may be on the body.
    outside.push(await page.evaluate(() => !document.activeElement?.matches('body, dialog:modal *')))
  }
  expect(outside).not.toContain(true)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('switch')).toHaveCount(0)
  await expect(question(page)).toBeVisible()
  expect(await storedChoice(page)).toBeNull()
})

test('at 320 px the page stays usable, and the question shifts nothing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const box = await question(page).boundingBox()
  expect(box!.height).toBeLessThan(640 * 0.55)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  const withQuestion = await page.locator('main').boundingBox()
  await question(page).getByRole('button', { name: 'Само необходимите' }).click()
  await expect(question(page)).toBeHidden()
  expect(await page.locator('main').boundingBox()).toEqual(withQuestion)
})

test(
  'before the choice the page is usable: menu, imprint and privacy can be opened',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/')
    await expect(question(page)).toBeVisible()
    for (const name of ['Политика за поверителност', 'Impressum']) {
      await page.getByRole('link', { name }).first().click()
      await expect(page).toHaveURL(/\/legal\/(privacy|imprint)$/)
      await expect(question(page)).toBeVisible()
    }
  },
)

test('the panels do not ask, and the button of the administrator shows the question again', async ({
  as,
}) => {
  const page = await as('admin')
  await page.goto('/')
  await question(page).getByRole('button', { name: 'Само необходимите' }).click()
  await expect(question(page)).toBeHidden()
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Тест на бисквитките' }).click()
  await expect(question(page)).toBeVisible()
  await expect(page).toHaveURL(/#cookies$/)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Админ Панел' })).toBeVisible()
  await expect(question(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Тест на бисквитките' }).click()
  await question(page).getByRole('button', { name: 'Само необходимите' }).click()
  await expect(question(page)).toBeHidden()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(question(page)).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the cookie settings link leads to the text and the table', async ({ page }) => {
    await page.goto('/')
    await footerLink(page).click()
    await expect(page).toHaveURL(/\/legal#cookies$/)
    await expect(page.getByRole('table', { name: /записва сайтът/ })).toBeVisible()
  })
})
