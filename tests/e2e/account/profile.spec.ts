import type { Page } from '@playwright/test'
import { statSync } from 'node:fs'
import sharp from 'sharp'
import { newMember } from '../support/new-member'
import { expect, test } from '../support/site'

const toast = (page: Page) => page.getByRole('region', { name: 'Кратки известия' })
const dialog = (page: Page) => page.getByRole('dialog')
const tile = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Моите публикации' }).getByRole('article').filter({ hasText: name })

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

test('editing the profile reports an empty name and shows what was saved at once', async ({
  browser,
  site,
  contextOptions,
}) => {
  const { page } = await newMember({ browser, site, contextOptions, city: 'Бон' })
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Редактирайте профила' }).click()
  const edit = page.getByRole('dialog', { name: 'Редактирайте профила' })
  await edit.getByLabel('Име и фамилия').fill('')
  await edit.getByRole('button', { name: 'Запазете' }).click()
  await expect(edit.getByText('Въведете име и фамилия.')).toBeVisible()
  await edit.getByLabel('Име и фамилия').fill('Вера Стоева')
  await edit.getByRole('textbox', { name: 'Град' }).fill('Есен')
  await edit.getByRole('button', { name: 'Запазете' }).click()
  await expect(toast(page)).toContainText('Профилът е обновен успешно')
  await expect(edit).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Вера Стоева' })).toBeVisible()
  await expect(page.getByText('Есен, Германия')).toBeVisible()
  await page.context().close()
})

test(
  'the settings change first name, last name, city and choice of emails, and the profile becomes complete',
  { tag: '@phone' },
  async ({ browser, site, contextOptions }) => {
    const { page } = await newMember({ browser, site, contextOptions, fullName: 'Вера' })
    await page.goto('/profile')
    await expect(page.getByText('Профилът Ви още не е попълнен')).toBeVisible()
    await page.getByRole('button', { name: 'Настройки' }).click()
    await dialog(page).getByRole('button', { name: 'Запазете' }).click()
    await expect(dialog(page).getByText('Въведете фамилия.')).toBeVisible()
    await dialog(page).getByLabel('Фамилия').fill('Тодорова')
    await dialog(page).getByRole('textbox', { name: 'Град' }).fill('Бон')
    const emails = dialog(page).getByRole('group', { name: 'Писма по имейл' })
    await emails.getByLabel('Седмично писмо с новото').check()
    await emails.getByLabel('Обяви, които изтичат').uncheck()
    await dialog(page).getByRole('button', { name: 'Запазете' }).click()
    await expect(toast(page)).toContainText('Профилът е актуализиран успешно!')
    await expect(page.getByRole('heading', { name: 'Вера Тодорова' })).toBeVisible()
    await expect(page.getByText('Бон, Германия')).toBeVisible()
    await expect(page.getByText('Профилът Ви още не е попълнен')).toHaveCount(0)
    await page.getByRole('button', { name: 'Настройки' }).click()
    const chosen = await emails
      .getByRole('checkbox')
      .evaluateAll((boxes: HTMLInputElement[]) => boxes.map(({ checked }) => checked))
    expect(chosen).toEqual([true, true, true, false, true])
    await page.context().close()
  },
)

test.describe('message to the administrators', () => {
  test('an incomplete profile is asked for what is missing, and the message follows', async ({
    browser,
    site,
    contextOptions,
  }) => {
    const { page } = await newMember({ browser, site, contextOptions })
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Напишете съобщение' }).click()
    await expect(dialog(page)).toContainText(
      'Непопълнен профил: трябва да попълните всички полета в профила си, за да изпратите съобщение.',
    )
    await dialog(page).getByLabel('Град', { exact: true }).fill('Есен')
    await dialog(page).getByRole('button', { name: 'Запазете и продължете' }).click()
    await expect(dialog(page).getByLabel('Вид запитване')).toBeVisible()
    await page.context().close()
  })

  test('is sent, and the reply is shown at once in the open history', async ({
    browser,
    site,
    contextOptions,
    as,
  }) => {
    const { page, email } = await newMember({ browser, site, contextOptions, city: 'Есен' })
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Напишете съобщение' }).click()
    await dialog(page).getByRole('button', { name: 'Изпратете съобщението' }).click()
    await expect(dialog(page).getByText('Моля, попълнете всички полета.')).toBeVisible()
    await dialog(page).getByLabel('Вид запитване').selectOption('Повишаване на правата')
    await dialog(page).getByLabel('Съобщение').fill('Искам да помагам с новините.')
    await dialog(page).getByRole('button', { name: 'Изпратете съобщението' }).click()
    await expect(toast(page)).toContainText('Успешно изпратено!')
    await page.getByRole('button', { name: 'Вашите съобщения' }).click()
    await expect(dialog(page)).toContainText('Още не е прочетено')

    const admin = await as('admin')
    const found = await admin.request.get(`/api/admin-messages?where[email][equals]=${email}`)
    const [message] = ((await found.json()) as { docs: { id: string }[] }).docs
    await admin.request.post(`/api/admin-messages/${message!.id}/reply`, {
      data: { text: 'Благодарим, пишем Ви утре.' },
      headers: { Origin: site.url },
    })
    await expect(dialog(page)).toContainText('Благодарим, пишем Ви утре.')
    await page.keyboard.press('Escape')
    await expect(tile(page, 'Съобщение до администратора')).toContainText('Отговорено')
    await page.context().close()
  })
})

test('the data can be downloaded as an archive', async ({ browser, site, contextOptions }) => {
  const { page } = await newMember({ browser, site, contextOptions })
  await page.goto('/profile')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: /Изтеглете данните си/ }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^bulgari-v-germania-\d{4}-\d{2}-\d{2}\.zip$/)
  expect(statSync(await file.path()).size).toBeGreaterThan(100)
  await page.context().close()
})

test('the account is deleted with password and confirmation, and is gone afterwards', async ({
  browser,
  site,
  contextOptions,
}) => {
  const { page, email, password } = await newMember({ browser, site, contextOptions })
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Изтрийте профила си' }).click()
  await expect(dialog(page)).toContainText('темите и отговорите Ви във форума')
  const submit = dialog(page).getByRole('button', { name: 'Изтрийте профила' })
  await dialog(page).getByLabel('Парола', { exact: true }).fill('не-е-тази')
  await submit.click()
  await expect(dialog(page).getByRole('alert')).toHaveText('Потвърдете, че искате да изтриете профила си.')
  await dialog(page).getByLabel('Разбирам, че профилът ми се изтрива завинаги').check()
  await submit.click()
  await expect(dialog(page).getByText('Паролата не е вярна.')).toBeVisible()
  await dialog(page).getByLabel('Парола', { exact: true }).fill(password)
  await submit.click()
  await expect(page).toHaveURL(`${site.url}/`)
  await expect(toast(page)).toContainText('Профилът Ви е изтрит')
  const again = await page.request.post('/api/users/login', {
    data: { email, password },
    headers: { Origin: site.url },
  })
  expect(again.status()).toBe(401)
  await page.context().close()
})

for (const [who, panel, other] of [
  ['admin', 'Админ Панел', 'Модератор Панел'],
  ['moderator', 'Модератор Панел', 'Админ Панел'],
] as const) {
  test(`${who} sees a link only to their own panel`, async ({ as }) => {
    const page = await as(who)
    await page.goto('/profile')
    const list = page.getByRole('region', { name: 'Акаунт' })
    await expect(list.getByRole('link', { name: panel })).toBeVisible()
    await expect(list.getByRole('link', { name: other })).toHaveCount(0)
  })
}
