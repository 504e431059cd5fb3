import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/site'

const rows = (page: Page) => page.getByRole('list', { name: 'Документи', exact: true }).getByRole('article')
const toasts = (page: Page) => page.getByRole('region', { name: 'Кратки известия' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Качване на документ' })

const content = Buffer.from('Първи ред\r\nВтори ред\r\n')
const file = (name: string, buffer = content) => ({ name, mimeType: 'text/plain', buffer })
const newName = () => `Списък ${crypto.randomUUID().slice(0, 8)}`

async function openForm(page: Page) {
  await page.goto('/documents')
  await page.getByRole('button', { name: 'Качете документ' }).click()
  await expect(dialog(page)).toBeVisible()
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor sees the documents, searches and downloads', async ({ page, request }) => {
    await page.goto('/documents')
    await expect(page.getByRole('heading', { level: 1, name: 'Документи' })).toBeVisible()
    const first = rows(page).first()
    await expect(first.getByText(/^\d+(\.\d\d)? (Bytes|KB|MB)$/)).toBeVisible()
    await expect(first.locator('time')).toHaveText(/^преди /)
    const link = first.getByRole('link', { name: /^Свали/ })
    const answer = await request.get((await link.getAttribute('href'))!)
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-disposition']).toContain('attachment')

    await page.getByLabel('Търсене').fill('KINDERGELD')
    await page.getByRole('button', { name: 'Търсете' }).click()
    await expect(page.locator('main').getByRole('status').first()).toHaveText(
      /^Намерен(и)? \d+ документ(а)?$/,
    )
    await expect(rows(page).first()).toContainText('Kindergeld')
    await page.goto('/documents?q=няматакавадума')
    await expect(page.getByRole('heading', { name: 'Няма намерени документи' })).toBeVisible()
    await page.getByRole('link', { name: 'Изчистете търсенето' }).click()
    await expect(page).toHaveURL(/\/documents$/)
  })
})

test('a download returns the same bytes, and a failed one is reported', async ({ page, request }) => {
  await page.goto('/documents')
  const added = rows(page).first().locator('time')
  await added.hover()
  await expect(added).toHaveAttribute('title', /20\d\d\sг\./)
  const link = rows(page)
    .first()
    .getByRole('link', { name: /^Свали/ })
  const address = (await link.getAttribute('href'))!
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(await readFile(await download.path())).toEqual(await (await request.get(address)).body())
  expect(download.suggestedFilename()).not.toMatch(/^\d{10}/)
  await expect(toasts(page)).toContainText('Документът е свален.')

  await page.route('**/api/documents/file/**', (route) => route.fulfill({ status: 404 }))
  await link.click()
  await expect(toasts(page)).toContainText('Неуспешно сваляне на документа')
})

test('a visitor is asked to sign in before uploading', async ({ page }) => {
  await page.goto('/documents')
  await page.locator('main').getByRole('link', { name: 'Качете документ' }).click()
  await expect(page).toHaveURL(/\/auth\?from=%2Fdocuments/)
})

test('a member uploads a document, sees it, downloads the same file and renames it and deletes it', async ({
  as,
}) => {
  const page = await as('member')
  const name = newName()
  await openForm(page)
  await dialog(page).getByLabel('Файл', { exact: true }).setInputFiles(file('Списък за децата.txt'))
  await expect(dialog(page)).toContainText('Списък за децата.txt')
  await dialog(page).getByLabel('Име на документа').fill(name)
  await dialog(page).getByRole('button', { name: 'Качете', exact: true }).click()
  await expect(toasts(page)).toContainText('Документът е качен.')
  await expect(dialog(page)).toBeHidden()

  const row = rows(page).filter({ hasText: name })
  await expect(row).toContainText('TXT')
  const link = row.getByRole('link', { name: /^Свали/ })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toBe('Spisak_za_detsata.txt')
  expect(await readFile(await download.path())).toEqual(content)

  const own = page
    .getByRole('region', { name: 'Вашите документи' })
    .getByRole('listitem')
    .filter({ hasText: name })
  await own.getByRole('button', { name: 'Редактирайте' }).click()
  const renaming = page.getByRole('dialog', { name: 'Редакция на документа' })
  await expect(renaming.getByLabel('Име на документа')).toHaveValue(name)
  await renaming.getByLabel('Име на документа').fill(`${name}, втори`)
  await renaming.getByRole('button', { name: 'Запазете' }).click()
  await expect(toasts(page)).toContainText('Документът е променен.')
  await expect(rows(page).filter({ hasText: `${name}, втори` })).toHaveCount(1)

  await own.getByRole('button', { name: 'Изтрийте' }).click()
  const confirm = page.getByRole('dialog', { name: 'Изтриване на документ' })
  await expect(confirm).toContainText('Това действие не може да бъде отменено.')
  await confirm.getByRole('button', { name: 'Изтрийте документа' }).click()
  await expect(toasts(page)).toContainText('Документът е изтрит.')
  await expect(page.getByText(name)).toHaveCount(0)
})

test('a document that cannot be read is said in its dialog, which opens once it can', async ({ as }) => {
  const page = await as('member')
  const name = newName()
  await openForm(page)
  await dialog(page).getByLabel('Файл', { exact: true }).setInputFiles(file('Списък.txt'))
  await dialog(page).getByLabel('Име на документа').fill(name)
  await dialog(page).getByRole('button', { name: 'Качете', exact: true }).click()
  await expect(dialog(page)).toBeHidden()
  const edit = page
    .getByRole('region', { name: 'Вашите документи' })
    .getByRole('listitem')
    .filter({ hasText: name })
    .getByRole('button', { name: 'Редактирайте' })
  const renaming = page.getByRole('dialog', { name: 'Редакция на документа' })
  const field = renaming.getByLabel('Име на документа')

  await page.route(/\/api\/documents\/[^/]+$/, (route) => route.abort())
  await edit.click()
  await expect(renaming.getByRole('alert')).toContainText('Неуспешно зареждане на документа')
  await expect(renaming.getByRole('alert')).toContainText('Проверете интернета')
  await page.unrouteAll()
  await renaming.getByRole('button', { name: 'Опитайте отново' }).click()
  await expect(field).toHaveValue(name)
  await renaming.getByRole('button', { name: 'Отказ' }).click()

  // The code of the dialog is loaded by now.
  await page.context().setOffline(true)
  await edit.click()
  await expect(renaming.getByRole('status')).toContainText('щом връзката се върне')
  await page.context().setOffline(false)
  await expect(field).toHaveValue(name)
})

test('a wrong type is refused before the upload, and nothing is sent without file and name', async ({
  as,
}) => {
  const page = await as('member')
  await openForm(page)
  await dialog(page).getByRole('button', { name: 'Качете', exact: true }).click()
  await expect(dialog(page).getByText('Изберете файл.')).toBeVisible()
  await expect(dialog(page).getByText('Моля, попълнете всички задължителни полета.')).toBeVisible()
  await dialog(page).getByLabel('Файл', { exact: true }).setInputFiles(file('снимка.png'))
  await expect(dialog(page).getByText('Приемаме файлове .pdf, .doc, .docx, .txt, .rtf и .odt.')).toBeVisible()
  // The server detects a false document, and the form keeps its values.
  await dialog(page).getByLabel('Файл', { exact: true }).setInputFiles(file('договор.pdf'))
  await dialog(page).getByLabel('Име на документа').fill('Договор')
  await dialog(page).getByRole('button', { name: 'Качете', exact: true }).click()
  await expect(toasts(page)).toContainText('Неуспешно качване на документа')
  await expect(
    dialog(page)
      .getByText(/Съдържанието на файла не отговаря на разширението/)
      .first(),
  ).toBeVisible()
  await expect(dialog(page).getByLabel('Име на документа')).toHaveValue('Договор')
})

test('a dropped file is accepted', async ({ as }) => {
  const page = await as('member')
  await openForm(page)
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['{\\rtf1 }'], 'пуснат.rtf', { type: 'application/rtf' }))
    return transfer
  })
  await dialog(page).locator('.file-drop').dispatchEvent('drop', { dataTransfer: data })
  await expect(dialog(page)).toContainText('пуснат.rtf')
  await expect(dialog(page).getByLabel('Файл', { exact: true })).toHaveJSProperty('files.length', 1)
})

test('the upload shows its progress, can be cancelled, and loses nothing that was typed', async ({ as }) => {
  const page = await as('member')
  const name = newName()
  await openForm(page)
  const session = await page.context().newCDPSession(page)
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 60_000 }
  await session.send('Network.emulateNetworkConditions', slow)
  await dialog(page)
    .getByLabel('Файл', { exact: true })
    .setInputFiles(file('голям.txt', Buffer.alloc(3_000_000, 'ред ')))
  await dialog(page).getByLabel('Име на документа').fill(name)
  await dialog(page).getByRole('button', { name: 'Качете', exact: true }).click()
  await expect(dialog(page).getByRole('progressbar')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Спрете качването' }).click()
  await expect(toasts(page)).toContainText('Качването е спряно')
  await expect(dialog(page).getByRole('progressbar')).toBeHidden()
  await expect(dialog(page).getByLabel('Име на документа')).toHaveValue(name)

  await session.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 })
  await dialog(page).getByRole('button', { name: 'Качете', exact: true }).click()
  await expect(toasts(page)).toContainText('Документът е качен.')
  await expect(rows(page).filter({ hasText: name })).toContainText('2.86 MB')
  await page
    .getByRole('region', { name: 'Вашите документи' })
    .getByRole('button', { name: 'Изтрийте' })
    .first()
    .click()
  await page.getByRole('button', { name: 'Изтрийте документа' }).click()
  await expect(toasts(page)).toContainText('Документът е изтрит.')
})
