import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { newMember } from '../support/new-member'
import { expect, test } from '../support/site'

/** A photo with a place in it; red, green or blue. */
async function photo(name: string, background: string) {
  const buffer = await sharp({ create: { width: 2400, height: 1800, channels: 3, background } })
    .withExif({ IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Нова обява' })
const tile = (dialog: Locator, place: number) =>
  dialog.getByRole('button', { name: new RegExp(`^Снимка ${place}:`) })

async function ownAd(page: Page, title: string) {
  const { own } = await (await page.request.get('/api/me')).json()
  const { id } = own.find((item: { title: string }) => item.title === title)
  return (await page.request.get(`/api/small-ads/${id}`)).json()
}

async function storedPicture(page: Page, id: string) {
  const media = await (await page.request.get(`/api/media/${id}`)).json()
  const file = await page.request.get(media.url)
  const { dominant } = await sharp(await file.body()).stats()
  const { exif, width } = await sharp(await file.body()).metadata()
  return { alt: media.alt, exif, width, is: Object.entries(dominant).sort(([, a], [, b]) => b - a)[0]![0] }
}

test('an ad with three photos takes eight taps, and they keep their order @phone', async ({
  browser,
  site,
  contextOptions,
}) => {
  const { page } = await newMember({ browser, site, contextOptions, city: 'Дортмунд' })
  const photos = await Promise.all([photo('a.jpg', '#f00'), photo('b.jpg', '#0f0'), photo('c.jpg', '#00f')])
  await page.goto('/small-ads')
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await target.click()
  }
  const typeInto = async (target: Locator, text: string) => {
    await tap(target)
    await page.keyboard.insertText(text)
  }

  await tap(page.getByRole('button', { name: 'Нова обява' }))
  const dialog = dialogOf(page)
  await typeInto(dialog.getByLabel('Заглавие'), 'Три цветни снимки')
  // The system's list: one tap to open it, one to choose.
  taps += 2
  await dialog.getByLabel('Категория').selectOption({ index: 1 })
  await typeInto(dialog.getByLabel('Описание', { exact: true }), 'Продавам три цветни снимки.')
  taps += 1
  await dialog.getByLabel('Изберете до 8 снимки').setInputFiles(photos)
  await typeInto(dialog.getByLabel('Контакт'), '+49 30 23125 001')
  await tap(dialog.getByRole('button', { name: 'Публикувайте' }))
  // Three photos are reduced and sent first.
  await expect(dialog).toBeHidden({ timeout: 60_000 })
  expect(taps).toBeLessThanOrEqual(8)

  const ad = await ownAd(page, 'Три цветни снимки')
  const pictures = await Promise.all(
    ad.pictures.map(({ image }: { image: string }) => storedPicture(page, image)),
  )
  expect(pictures.map(({ is }) => is)).toEqual(['r', 'g', 'b'])
  expect(pictures.map(({ exif }) => exif)).toEqual([undefined, undefined, undefined])
  expect(pictures[0]!.width).toBe(1600)
  await page.context().close()
})

test('photos are put in order by keys, wait for the connection, come back from a draft and say what is wrong', async ({
  browser,
  site,
  contextOptions,
}) => {
  const { page } = await newMember({ browser, site, contextOptions, city: 'Дортмунд' })
  await page.goto('/small-ads')
  await page.getByRole('button', { name: 'Нова обява' }).click()
  const dialog = dialogOf(page)
  await dialog.getByLabel('Заглавие').fill('Шкаф с две врати')
  await page.route('**/api/media', (route) => route.abort(), { times: 1 })
  const choose = dialog.getByLabel('Изберете до 8 снимки')
  await choose.setInputFiles([await photo('a.jpg', '#f00'), await photo('b.jpg', '#0f0')])
  await expect(dialog.getByText(/^Снимка \d не се качи: връзката прекъсна/)).toBeVisible()
  await dialog.getByRole('button', { name: /^Опитайте снимка \d отново$/ }).click()
  await expect(dialog.getByText('Готова')).toBeVisible()
  await expect(dialog.getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 })

  const heic = { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('x') }
  await dialog.getByLabel('Добавете снимки').setInputFiles(heic)
  await expect(dialog.getByText(/не отваря снимки във формат HEIC/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Махнете снимка 3' }).click()
  await expect(dialog.getByText(/HEIC/)).toBeHidden()

  await tile(dialog, 1).click()
  await dialog.getByLabel('Какво се вижда на снимката?').fill('Червена врата')
  await dialog.getByRole('button', { name: 'Преместете снимка 1', exact: true }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Снимка 1 е вдигната.')).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Снимка 1 е над място 2.')).toBeAttached()
  await page.keyboard.press('Space')
  await expect(dialog.getByRole('button', { name: 'Снимка 2: Червена врата' })).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.reload()
  await page.getByRole('button', { name: 'Нова обява' }).click()
  await dialog.getByRole('button', { name: 'Продължете' }).click()
  await expect(dialog.getByRole('button', { name: 'Снимка 2: Червена врата' })).toBeVisible()
  await dialog.getByLabel('Категория').selectOption({ index: 1 })
  await dialog.getByLabel('Описание', { exact: true }).fill('Здрав шкаф.')
  await dialog.getByLabel('Контакт').fill('+49 30 23125 001')
  await dialog.getByRole('button', { name: 'Публикувайте' }).click()
  await expect(dialog).toBeHidden({ timeout: 60_000 })
  const { pictures } = await ownAd(page, 'Шкаф с две врати')
  expect(pictures.map(({ alt }: { alt: string | null }) => alt)).toEqual([null, 'Червена врата'])
  expect((await storedPicture(page, pictures[1].image)).is).toBe('r')
  await page.context().close()
})

test('cards show the first picture, pages all of them: by keys, on the whole screen, and without scripts @phone', async ({
  browser,
  site,
  contextOptions,
}) => {
  const context = await browser.newContext({ ...contextOptions, baseURL: site.url })
  const page = await context.newPage()
  await page.goto('/apartments')
  const title = 'Четиристайно за голямо семейство'
  const card = page.getByRole('article').filter({ hasText: title })
  await expect(card.getByText('5 снимки')).toBeAttached()
  await expect(page.getByRole('article').filter({ hasText: 'Тиха гарсониера' }).locator('img')).toHaveCount(0)
  await card.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

  const gallery = page.getByRole('group', { name: `Снимки: ${title}` })
  await gallery.getByLabel('Плъзнете').press('ArrowRight')
  await expect(gallery.getByRole('status')).toHaveText('Снимка 2 от 5')
  await expect(gallery.getByText('Кухня със зелени шкафове')).toBeVisible()
  await gallery.getByRole('link', { name: 'Снимка 4 от 5' }).click()
  await expect(gallery.getByRole('status')).toHaveText('Снимка 4 от 5')

  const opener = gallery.getByRole('button', { name: 'На цял екран' })
  const notLoaded = page.getByRole('region', { name: 'Кратки известия' }).getByText('не се зареди')
  await context.setOffline(true)
  await opener.click()
  await expect(notLoaded).toBeVisible()
  await context.setOffline(false)
  await opener.click()
  expect(await notLoaded.count()).toBeLessThan(2)
  const screen = page.getByRole('dialog', { name: `Снимки: ${title}` })
  await expect(screen.getByRole('status')).toHaveText('4 от 5')
  await page.keyboard.press('ArrowRight')
  await expect(screen.getByRole('status')).toHaveText('5 от 5')
  await page.keyboard.press('Escape')
  await expect(screen).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(gallery.getByRole('status')).toHaveText('Снимка 5 от 5')
  await opener.click()
  await expect(screen).toBeVisible()
  await page.goBack()
  await expect(screen).toBeHidden()
  await expect(page).toHaveURL(/\/apartments\/./)

  const bare = await browser.newContext({ ...contextOptions, baseURL: site.url, javaScriptEnabled: false })
  const plain = await bare.newPage()
  await plain.goto(page.url())
  await expect(plain.locator('.gallery-item img')).toHaveCount(5)
  await plain.getByRole('link', { name: 'Снимка 3 от 5' }).click()
  await expect(plain.locator('#picture-3')).toBeInViewport()
  await bare.close()
  await context.close()
})
