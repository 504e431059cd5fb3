import type { Page } from '@playwright/test'
import { expect, test } from '../support/site'

test('the first keyboard stop skips to the content', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Към съдържанието' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

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

test('no invisible control keeps room in the header of a visitor', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Вход' }).filter({ visible: true })).toHaveCount(1)
  const unseen = await page.getByRole('banner').evaluate((header) =>
    [...header.querySelectorAll<HTMLElement>('a, button, input, div, span')]
      .filter((part) => part.getClientRects().length > 0 && part.offsetWidth > 1)
      .filter((part) => !part.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((part) => part.outerHTML.slice(0, 80)),
  )
  expect(unseen).toEqual([])
})
