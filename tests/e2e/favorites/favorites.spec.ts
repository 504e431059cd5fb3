import { toast } from '../support/failing-form'
import { newMember } from '../support/new-member'
import { keep, saved, services } from '../support/saved-items'
import { expect, test } from '../support/site'

test(
  'visitor: an empty list, an item saved with the heart, seen in another tab, removed and restored',
  { tag: '@phone' },
  async ({ page, context }) => {
    await page.goto('/favorites')
    await expect(page.getByRole('heading', { name: 'Още нямате запазени' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Разгледайте контактите' })).toHaveAttribute(
      'href',
      '/contacts',
    )

    const other = await context.newPage()
    await other.goto('/services')
    const heart = other.getByRole('button', { name: /^Добавете в любими/ }).first()
    const name = (await heart.getAttribute('aria-label'))!.replace('Добавете в любими: ', '')
    await heart.click()
    await expect(toast(other)).toContainText('Запазено успешно')
    await expect(saved(page)).toHaveCount(1)
    await expect(saved(page)).toContainText(name)

    await page.bringToFront()
    await page.getByRole('button', { name: `Премахнете „${name}“ от любими` }).click()
    await expect(toast(page)).toContainText('Премахнато от запазени')
    await expect(page.getByRole('heading', { name: 'Още нямате запазени' })).toBeVisible()
    await toast(page).getByRole('button', { name: 'Отменете' }).click()
    await expect(saved(page)).toHaveCount(1)
    await expect(saved(page).getByRole('link', { name })).toHaveAttribute('href', /^\/services\//)
  },
)

test('visitor: a gone item is marked and can be removed, and the kind is in the address', async ({
  page,
  as,
  site,
}) => {
  const staff = await as('admin')
  const headers = { Origin: site.url }
  const created = await staff.request.post('/api/contacts', {
    data: { name: 'Д-р Изчезнала', city: 'Бон', category: 'doctor' },
    headers,
  })
  const { doc: contact } = (await created.json()) as { doc: { id: string; slug: string } }
  await page.goto('/favorites')
  const [service] = await services(page, 1)
  await keep(page, [
    service!,
    { id: contact.id, title: 'Д-р Изчезнала', kind: 'contacts', url: `/contacts/${contact.slug}` },
  ])
  await expect(saved(page).getByRole('link', { name: 'Д-р Изчезнала' })).toBeVisible()
  await expect(page.getByText('вече не е налична')).toHaveCount(0)

  await page.getByRole('button', { name: 'Контакти 1' }).click()
  await expect(page).toHaveURL(/\/favorites\?kind=contacts$/)
  await expect(saved(page)).toHaveCount(1)
  await page.goBack()
  await expect(page).toHaveURL(/\/favorites$/)
  await expect(saved(page)).toHaveCount(2)

  await staff.request.delete(`/api/contacts/${contact.id}`, { headers })
  await page.goto('/contacts?filter=saved')
  await expect(page.getByText('Още 1 запазен контакт вече не е наличен.')).toBeVisible()
  await page.getByRole('link', { name: 'Вижте ги в „Любими“' }).click()
  await expect(page).toHaveURL(/\/favorites\?kind=contacts$/)
  await expect(saved(page)).toHaveCount(1)
  await expect(saved(page)).toContainText('вече не е налична')
  await expect(saved(page).getByRole('link')).toHaveCount(0)
  await saved(page).getByRole('button', { name: 'Премахнете „Д-р Изчезнала“ от любими' }).click()
  await expect(toast(page)).toContainText('Премахнато от запазени')
  await expect(saved(page)).toHaveCount(1)
  await expect(saved(page)).toContainText(service!.title)
  await expect(saved(page)).not.toContainText('вече не е налична')
})

test('saved items are refreshed when the reader returns to the tab', async ({ page }) => {
  await page.goto('/favorites')
  const [service] = await services(page, 1)
  await expect(page.getByRole('heading', { name: 'Още нямате запазени' })).toBeVisible()
  // Written without an event, as for a page restored from the back/forward cache.
  await page.evaluate((kept) => localStorage.setItem('balgari_favorites', JSON.stringify(kept)), [service])
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expect(saved(page)).toHaveCount(1)
  await expect(saved(page)).toContainText(service!.title)
})

test('member: kinds with counts, a gone item is marked, and removal can be undone', async ({
  browser,
  site,
  contextOptions,
  as,
}) => {
  const { page } = await newMember({ browser, site, contextOptions })
  const headers = { Origin: site.url }
  const staff = await as('admin')
  const [service] = await services(page, 1)
  const created = await staff.request.post('/api/contacts', {
    data: {
      name: 'Д-р Изчезнала',
      city: 'Бон',
      category: 'doctor',
      specialty: 'Педиатрия',
      phone: '+49 228 555 0123',
    },
    headers,
  })
  const { doc: contact } = (await created.json()) as { doc: { id: string } }
  for (const data of [
    { itemType: 'services', itemId: service!.id },
    { itemType: 'contacts', itemId: contact.id },
  ]) {
    await page.request.post('/api/favorites/toggle', { data, headers })
  }
  await page.goto('/favorites')
  await expect(saved(page)).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Всички 2' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Контакти 1' }).click()
  await expect(saved(page)).toHaveCount(1)
  await expect(saved(page)).toContainText('Д-р Изчезнала')
  await expect(saved(page)).toContainText('Педиатрия · Бон')
  await expect(saved(page).getByRole('link', { name: 'Обадете се на +49 228 555 0123' })).toHaveAttribute(
    'href',
    'tel:+492285550123',
  )

  await staff.request.delete(`/api/contacts/${contact.id}`, { headers })
  await page.reload()
  const missing = saved(page).filter({ hasText: 'вече не е налична' })
  await expect(missing).toHaveCount(1)
  await missing.getByRole('button').click()
  await expect(saved(page)).toHaveCount(1)

  await saved(page).getByRole('button').click()
  await expect(toast(page)).toContainText('Премахнато от любими')
  await expect(page.getByRole('heading', { name: 'Още нямате запазени' })).toBeVisible()
  await toast(page).getByRole('button', { name: 'Отменете' }).last().click()
  await expect(saved(page)).toContainText(service!.title)
  await page.context().close()
})

test('a failed load is reported and can be retried', async ({ browser, site, contextOptions }) => {
  const { page } = await newMember({ browser, site, contextOptions })
  await page.route('**/api/favorites?**', (route) => route.abort())
  await page.goto('/favorites')
  await expect(page.getByText('Неуспешно зареждане на любимите')).toBeVisible()
  // The page may retry by itself once the member is known; then the button is gone.
  await page.waitForLoadState('networkidle')
  await page.unroute('**/api/favorites?**')
  await page.getByRole('button', { name: 'Опитайте отново' }).click()
  await expect(page.getByRole('heading', { name: 'Още нямате запазени' })).toBeVisible()
  await page.context().close()
})

test('member: a failed addition or removal is reported, and heart and list stay right', async ({
  browser,
  site,
  contextOptions,
}) => {
  const { page } = await newMember({ browser, site, contextOptions })
  const json = { errors: [{ message: 'Нямате право на това действие.' }] }
  await page.route('**/api/favorites/toggle', (route) => route.fulfill({ status: 500, json }))
  await page.goto('/services')
  const heart = page.getByRole('button', { name: /^Добавете в любими/ }).first()
  await heart.click()
  await expect(toast(page)).toContainText('Неуспешно добавяне в любими. Нямате право на това действие.')
  await expect(heart).toBeVisible()

  const [service] = await services(page, 1)
  await page.request.post('/api/favorites/toggle', {
    data: { itemType: 'services', itemId: service!.id },
    headers: { Origin: site.url },
  })
  await page.route('**/api/favorites/*', (route) =>
    route.request().method() === 'DELETE' ? route.fulfill({ status: 500, json }) : route.fallback(),
  )
  await page.goto('/favorites')
  await saved(page).getByRole('button').click()
  await expect(toast(page)).toContainText('Неуспешно премахване от любими. Нямате право на това действие.')
  await expect(saved(page)).toContainText(service!.title)
  await page.context().close()
})
