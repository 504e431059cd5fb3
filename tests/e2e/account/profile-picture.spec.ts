import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { toast } from '../support/failing-form'
import { newMember } from '../support/new-member'
import { expect, test } from '../support/site'

const dialog = (page: Page) => page.getByRole('dialog')

const photo = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#12573d' } })
    .jpeg()
    .toBuffer()

const choose = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  dialog(page).locator('input[type=file]').setInputFiles(file)

test.describe('profile picture', () => {
  test(
    'is cropped, uploaded, shown on the page and in the menu, and removed',
    { tag: '@phone' },
    async ({ browser, site, contextOptions, isMobile }) => {
      const { page } = await newMember({ browser, site, contextOptions, city: 'Кьолн' })
      await page.goto('/profile')
      await page.getByRole('button', { name: 'Сменете снимката' }).click()
      await expect(dialog(page).getByText('JPEG, PNG, WebP или AVIF, до 8 MB.')).toBeVisible()
      await choose(page, { name: 'az.jpg', mimeType: 'image/jpeg', buffer: await photo() })

      const frame = dialog(page).getByRole('application', { name: 'Изрязване на снимката' })
      await frame.focus()
      await page.keyboard.press('+')
      await page.keyboard.press('ArrowRight')
      await expect(dialog(page).getByRole('slider', { name: 'Приближаване' })).toHaveValue('1.1')
      const box = (await frame.boundingBox())!
      await page.mouse.move(box.x + 100, box.y + 100)
      await page.mouse.down()
      await page.mouse.move(box.x + 160, box.y + 120)
      await page.mouse.up()
      await dialog(page).getByRole('button', { name: 'Запазете снимката' }).click()

      await expect(toast(page)).toContainText('Снимката е сменена.')
      await expect(page.locator('main header img')).toBeVisible()
      if (!isMobile)
        await expect(page.getByRole('button', { name: /меню на акаунта/ }).locator('img')).toBeVisible()

      await page.getByRole('button', { name: 'Сменете снимката' }).click()
      await dialog(page).getByRole('button', { name: 'Премахнете снимката' }).click()
      await expect(toast(page)).toContainText('Снимката е премахната.')
      await expect(page.locator('main header img')).toHaveCount(0)
      await page.context().close()
    },
  )

  test('the upload shows its progress and can be cancelled, and the selection is kept', async ({
    browser,
    site,
    contextOptions,
  }) => {
    const { page } = await newMember({ browser, site, contextOptions, city: 'Кьолн' })
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Сменете снимката' }).click()
    await choose(page, { name: 'az.jpg', mimeType: 'image/jpeg', buffer: await photo() })
    await page.route('**/api/media', () => {})
    await dialog(page).getByRole('button', { name: 'Запазете снимката' }).click()
    await expect(dialog(page).getByRole('progressbar', { name: 'Качване на снимката' })).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Спрете качването' }).click()
    await expect(dialog(page).getByRole('progressbar')).toHaveCount(0)
    await expect(page.locator('main header img')).toHaveCount(0)

    await page.unroute('**/api/media')
    await dialog(page).getByRole('button', { name: 'Запазете снимката' }).click()
    await expect(toast(page)).toContainText('Снимката е сменена.')
    await expect(page.locator('main header img')).toBeVisible()
    await page.context().close()
  })

  test('an unsuitable file is refused with a message before it is sent', async ({
    browser,
    site,
    contextOptions,
  }) => {
    const { page } = await newMember({ browser, site, contextOptions })
    const uploads: string[] = []
    page.on('request', (request) => request.url().includes('/api/media') && uploads.push(request.url()))
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Сменете снимката' }).click()
    const problem = dialog(page).getByRole('alert')
    await choose(page, { name: 'az.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
    await expect(problem).toHaveText(
      'Файлът не е изображение, което приемаме. Качете JPEG, PNG, WebP или AVIF.',
    )
    const large = Buffer.concat([await photo(10, 10), Buffer.alloc(9 * 1024 * 1024)])
    await choose(page, { name: 'az.jpg', mimeType: 'image/jpeg', buffer: large })
    await expect(problem).toHaveText('Изображението е по-голямо от 8 MB. Намалете го и опитайте отново.')
    await choose(page, { name: 'az.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('не е снимка') })
    await expect(problem).toHaveText(
      'Файлът не е изображение, което приемаме. Качете JPEG, PNG, WebP или AVIF.',
    )
    expect(uploads).toEqual([])
    await page.context().close()
  })
})
