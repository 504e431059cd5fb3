import { itemBodies } from '../support/item-bodies'
import { newMember } from '../support/new-member'
import { openDialog } from '../support/open-dialog'
import { expect, test } from '../support/site'

test('own items: empty, then a service through approval, an ad with its expiry, and a topic', async ({
  browser,
  site,
  contextOptions,
  as,
}) => {
  const { page } = await newMember({ browser, site, contextOptions, city: 'Бон' })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Още нямате нищо публикувано' })).toBeVisible()

  const headers = { Origin: site.url }
  const make = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data, headers })
    expect(answer.status()).toBe(201)
    return ((await answer.json()) as { doc: { id: string } }).doc
  }
  const service = await make('/api/services', itemBodies.services)
  await make('/api/small-ads', itemBodies['small-ads'])
  await make('/api/posts', { content: 'Кой знае добър зъболекар в Бон?' })
  await page.reload()

  const services = page.getByRole('region', { name: 'Услуги' })
  const row = services.getByRole('listitem')
  await expect(row).toContainText('Очаква одобрение')
  await expect(row.getByRole('button', { name: 'Редактирайте' })).toBeVisible()
  const ads = page.getByRole('region', { name: 'Малки обяви' })
  await expect(ads).toContainText('Активна')
  await expect(ads).toContainText(/до \d+ \S+ \d{4}/)
  await expect(ads.getByRole('button', { name: 'Редактирайте' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Публикации' })).toContainText('Кой знае добър зъболекар')
  await expect(page.getByRole('status').filter({ hasText: '3 публикации' })).toBeVisible()

  const admin = await as('admin')
  const decide = (data: object) => admin.request.patch(`/api/services/${service.id}`, { data, headers })
  await decide({ approval: 'rejected', rejectionReason: 'Напишете и възрастта.' })
  await expect(row).toContainText('Върната за корекция')
  await expect(row).toContainText('Причина: Напишете и възрастта.')
  await decide({ approval: 'approved' })
  await expect(row).toContainText('Одобрена')
  await expect(row.getByRole('link', { name: 'Уроци по немски' })).toHaveAttribute('href', /^\/services\//)
  await page.context().close()
})

test('places, events and documents are managed among own items, and all of them are counted', async ({
  browser,
  site,
  contextOptions,
}) => {
  test.slow()
  const { page } = await newMember({ browser, site, contextOptions, city: 'Бон' })
  const headers = { Origin: site.url }
  const make = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data, headers })
    expect(answer.status()).toBe(201)
  }
  const stores = 22
  for (let number = 1; number <= stores; number += 1) {
    await make('/api/stores', { ...itemBodies.stores, name: `Пекарна ${number}` })
  }
  await make('/api/events', itemBodies.events)
  const upload = await page.request.post('/api/documents', {
    headers,
    multipart: {
      file: { name: 'spisak.txt', mimeType: 'text/plain', buffer: Buffer.from('Списък за децата') },
      _payload: JSON.stringify({ name: 'Списък за децата' }),
    },
  })
  expect(upload.status()).toBe(201)
  await page.goto('/dashboard')

  // All are listed and counted, although /api/me returns at most 20 of a kind.
  await expect(page.getByRole('status').filter({ hasText: `${stores + 2} публикации` })).toBeVisible()
  const places = page.getByRole('region', { name: 'Магазини и ресторанти' }).getByRole('listitem')
  await expect(places).toHaveCount(stores)
  const oldest = places.filter({ has: page.getByRole('heading', { name: 'Пекарна 1', exact: true }) })
  await expect(oldest).toContainText('Очаква одобрение')
  const dialog = await openDialog(oldest.getByRole('button', { name: 'Редактирайте' }))
  await expect(dialog.getByLabel('Име')).toHaveValue('Пекарна 1')
  await dialog.getByLabel('Име').fill('Пекарна „Първа“')
  await dialog.getByRole('button', { name: 'Запазете' }).click()
  await expect(places.filter({ hasText: 'Пекарна „Първа“' })).toHaveCount(1)

  const event = page.getByRole('region', { name: 'Събития' }).getByRole('listitem')
  await expect(event.getByRole('button', { name: 'Редактирайте' })).toBeVisible()
  await event.getByRole('button', { name: 'Записани' }).click()
  await expect(dialog).toContainText('Вечер на песента')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await event.getByRole('button', { name: 'Изтрийте' }).click()
  await dialog.getByRole('button', { name: 'Изтрийте събитието' }).click()
  await expect(page.getByRole('region', { name: 'Събития' })).toHaveCount(0)

  const document = page.getByRole('region', { name: 'Документи' }).getByRole('listitem')
  await document.getByRole('button', { name: 'Изтрийте' }).click()
  await dialog.getByRole('button', { name: 'Изтрийте документа' }).click()
  await expect(page.getByRole('region', { name: 'Документи' })).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: `${stores} публикации` })).toBeVisible()
  await page.context().close()
})

test('the owner finds the buttons on the page of their document too', async ({
  browser,
  site,
  contextOptions,
}) => {
  const { page } = await newMember({ browser, site, contextOptions, city: 'Бон' })
  const upload = await page.request.post('/api/documents', {
    headers: { Origin: site.url },
    multipart: {
      file: { name: 'obrazets.txt', mimeType: 'text/plain', buffer: Buffer.from('Образец на молба') },
      _payload: JSON.stringify({ name: 'Образец на молба' }),
    },
  })
  const { doc } = (await upload.json()) as { doc: { id: string; slug: string } }
  await page.goto(`/documents/${doc.slug}`)
  const own = page.getByRole('region', { name: 'Вашите документи' })
  await own.getByRole('button', { name: 'Изтрийте' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Изтрийте документа' }).click()
  await expect(page).toHaveURL(`${site.url}/documents`)
  expect((await page.request.get(`/api/documents/${doc.id}`)).status()).toBe(404)
  await page.context().close()
})

test('the owner finds the buttons on the page of their store too', async ({
  browser,
  site,
  contextOptions,
  as,
}) => {
  const { page } = await newMember({ browser, site, contextOptions, city: 'Бон' })
  const headers = { Origin: site.url }
  const answer = await page.request.post('/api/stores', {
    headers,
    data: { ...itemBodies.stores, name: `Пекарна ${crypto.randomUUID().slice(0, 8)}` },
  })
  const { doc } = (await answer.json()) as { doc: { id: string; slug: string } }
  const admin = await as('admin')
  await admin.request.patch(`/api/stores/${doc.id}`, { data: { approval: 'approved' }, headers })
  await page.goto(`/stores/${doc.slug}`)
  const own = page.getByRole('region', { name: 'Вашите предложения' })
  await expect(own.getByRole('button', { name: 'Редактирайте' })).toBeVisible()
  await own.getByRole('button', { name: 'Изтрийте' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Изтрийте предложението' }).click()
  await expect(page).toHaveURL(`${site.url}/stores`)
  await page.context().close()
})
