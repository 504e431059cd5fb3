import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { newMember } from '../support/new-member'
import { expect, test } from '../support/site'

const box = (page: Page) => page.getByRole('textbox', { name: 'Текст на публикацията' })
const form = (page: Page) => page.getByRole('form', { name: 'Нова публикация' })

async function openComposer(page: Page) {
  await page.goto('/feed')
  await box(page).click()
  await expect(form(page)).toBeVisible()
}

test('emoji are chosen by keyboard, and letters are counted', async ({ browser, site, contextOptions }) => {
  const { page } = await newMember({ browser, site, contextOptions })
  await openComposer(page)
  const publish = page.getByRole('button', { name: 'Публикувайте' })
  await expect(publish).toBeDisabled()
  await box(page).fill('Добър ден')
  await page.getByRole('button', { name: 'Емотикони' }).click()
  await page.getByRole('button', { name: 'усмихнато лице' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: 'намигване' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(box(page)).toHaveValue('Добър ден😉')
  await expect(page.getByText('10 / 1000')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Емотикони' })).toBeFocused()
  await box(page).fill('я'.repeat(901))
  await expect(page.getByRole('status').filter({ hasText: '901 от 1000' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Отказ' }).click()
  await expect(form(page)).toHaveCount(0)
  await page.context().close()
})

test('a picture is reduced, described and shown', async ({ browser, site, contextOptions }) => {
  const { page } = await newMember({ browser, site, contextOptions })
  const text = `Вижте ${crypto.randomUUID()}`
  const photo = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#7f9a86' } })
    .jpeg()
    .toBuffer()
  await openComposer(page)
  await box(page).fill(text)
  const choose = page.getByLabel('Добавете снимка')
  await choose.setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await expect(form(page).getByRole('alert')).toContainText('Файлът не е изображение')
  await choose.setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer: photo })
  await page.getByLabel('Какво се вижда на снимката').fill('Зелена покривка')
  await expect(box(page)).toHaveValue(text)
  await page.getByRole('button', { name: 'Публикувайте' }).click()
  const picture = page.getByRole('article').filter({ hasText: text }).getByRole('img')
  await expect(picture).toHaveAttribute('alt', 'Зелена покривка')
  await expect(picture).toHaveAttribute('width', '1600')
  await page.context().close()
})
