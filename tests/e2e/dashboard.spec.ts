import { newMember } from './support/new-member'
import { expect, test } from './support/site'

test('моите неща: празно, после услуга с очакване, причина и одобрение, обява със срок и тема', async ({
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
  const service = await make('/api/services', {
    title: 'Уроци по немски',
    description: 'За начинаещи.',
    category: 'Образование',
    provider: 'Вера Тодорова',
    contact: '0170 1234567',
    price: '22 €',
  })
  await make('/api/small-ads', {
    authorName: 'Вера Тодорова',
    title: 'Детско колело',
    category: 'Продажба',
    description: 'Запазено.',
    city: 'Бон',
    contact: '0170 1234567',
  })
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

  const moderator = await as('moderator')
  const decide = (data: object) => moderator.request.patch(`/api/services/${service.id}`, { data, headers })
  // The page itself hears of it.
  await decide({ approval: 'rejected', rejectionReason: 'Напишете и възрастта.' })
  await expect(row).toContainText('Върната за корекция')
  await expect(row).toContainText('Причина: Напишете и възрастта.')
  await decide({ approval: 'approved' })
  await expect(row).toContainText('Одобрена')
  await expect(row.getByRole('link', { name: 'Уроци по немски' })).toHaveAttribute('href', /^\/services\//)
  await page.context().close()
})
