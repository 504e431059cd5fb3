import { expect, test } from '../support/site'

const suffix = () => Math.random().toString(36).slice(2, 8)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor reads, searches in all six fields and filters', async ({ page }) => {
    await page.goto('/stores')
    await expect(page.getByRole('heading', { level: 1, name: 'Магазини и ресторанти' })).toBeVisible()
    const names = await page.locator('main article h2').allTextContents()
    expect(names.length).toBeGreaterThan(15)
    const rated = page.locator('main article').filter({ hasText: 'Пазар „Шипка“' })
    await expect(rated).toContainText('4,6 от екипа')
    await expect(rated.getByRole('link', { name: '+49 30 23125 301' })).toHaveAttribute('href', 'tel:+493023125301') // prettier-ignore
    await expect(rated.getByRole('link', { name: /Turmstraße 41/ })).toHaveAttribute('href', /openstreetmap/)
    await expect(page.locator('main article').filter({ hasText: 'Родна стряха' })).toContainText('няма оценки') // prettier-ignore

    await page.getByLabel('Вид').selectOption('Пекарна')
    await page.getByLabel('Град').selectOption({ label: 'Кьолн' })
    await page.getByRole('button', { name: 'Търсете' }).click()
    await expect(page.locator('main article')).toHaveText([/Пекарна „Погача“/])

    const searches = ['Шипка', 'Супермаркет', 'Родопска кухня', 'Hermannstraße', 'шкембе', 'Лайпциг']
    for (const query of searches) {
      await page.goto(`/stores?q=${encodeURIComponent(query)}`)
      await expect(page.locator('main article').first()).toContainText(new RegExp(query, 'i'))
    }
    await page.goto('/stores?q=няматакавадума')
    await expect(page.getByText('Няма намерени резултати')).toBeVisible()
  })

  test('the page has all details and structured data, which never has stars', async ({ page }) => {
    const dataOf = async (name: string) => {
      await page.goto('/stores')
      await page.getByRole('link', { name, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      const text = await page.locator('script[type="application/ld+json"]').first().textContent()
      return JSON.parse(text ?? '{}')
    }
    const rated = await dataOf('Баничарница „Златна кора“')
    expect(rated).not.toHaveProperty('aggregateRating')
    expect(rated).toMatchObject({
      '@type': 'Bakery',
      telephone: '+49 30 23125 303',
      openingHoursSpecification: expect.arrayContaining([
        expect.objectContaining({ dayOfWeek: 'Saturday', opens: '07:00', closes: '14:00' }),
      ]),
    })
    await expect(page.getByRole('heading', { name: 'Други места' })).toBeVisible()
    expect((await dataOf('Родна стряха'))['@type']).toBe('Store')
    expect((await page.goto('/stores/nyama-takav'))!.status()).toBe(404)
  })
})

test('open now follows the clock of the reader, not the age of the page', async ({ page }) => {
  // Monday, 23 November 2026, in Berlin.
  const state = page.locator('main article').filter({ hasText: 'Пазар „Шипка“' }).getByText(/^(Отворено сега|Затворено)$/) // prettier-ignore
  await page.clock.install({ time: new Date('2026-11-23T08:30:00+01:00') })
  await page.goto('/stores')
  await expect(state).toHaveText('Затворено')
  await page.clock.runFor('31:00')
  await expect(state).toHaveText('Отворено сега')
})

test('a member suggests a store: missing fields are reported, its state is shown, a rejection has its reason', async ({
  as,
  site,
}) => {
  test.slow()
  const page = await as('member')
  const name = `Пекарна ${suffix()}`
  await page.goto('/stores')
  // The button is busy until the viewer is known.
  await page.locator('button:not([aria-busy])', { hasText: 'Предложете магазин или ресторант' }).first().click() // prettier-ignore
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Име').fill(name)
  await dialog.getByRole('button', { name: 'Изпратете предложението' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Моля попълнете всички полета')
  await expect(dialog.getByLabel('Вид')).toBeFocused()
  await dialog.getByLabel('Вид').selectOption('Пекарна')
  await dialog.getByLabel('Категория').fill('Банички')
  await dialog.getByLabel('Адрес').fill('Hauptstraße 1')
  await dialog.getByLabel('Град').fill('Бон')
  await dialog.getByLabel('Телефон').fill('+49 228 5550000')
  await dialog.getByLabel('Работно време').fill('Пн–Сб 7–18')
  await dialog.getByRole('button', { name: 'Изпратете предложението' }).click()
  await expect(
    page.getByText('Предложението е изпратено. Ще Ви известим, когато го прегледаме.', { exact: true }),
  ).toBeVisible()

  const own = page.getByRole('region', { name: 'Вашите предложения' }).locator('article').filter({ hasText: name }) // prettier-ignore
  await expect(own.getByText('Очаква одобрение')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Магазини и ресторанти' }).getByText(name)).toHaveCount(0)

  const admin = await as('admin')
  const { docs } = await (await admin.request.get(`/api/stores?where[name][equals]=${encodeURIComponent(name)}`)).json() // prettier-ignore
  const decide = (data: Record<string, unknown>) =>
    admin.request.patch(`/api/stores/${docs[0].id}`, { headers: { Origin: site.url }, data })
  expect((await decide({ approval: 'rejected', rejectionReason: 'Липсва номер на улицата.' })).status()).toBe(200) // prettier-ignore
  await page.reload()
  await expect(own.getByText('Върнат за корекция')).toBeVisible()
  await expect(own.getByText('Причина: Липсва номер на улицата.')).toBeVisible()

  expect((await decide({ approval: 'approved' })).status()).toBe(200)
  await page.reload()
  await expect(own.getByText('Одобрен', { exact: true })).toBeVisible()
  const card = page.getByRole('list', { name: 'Магазини и ресторанти' }).locator('article').filter({ hasText: name }) // prettier-ignore
  await expect(card).toContainText('няма оценки')

  await own.getByRole('button', { name: 'Изтрийте' }).click()
  await expect(dialog).toContainText('Това действие не може да бъде отменено.')
  await dialog.getByRole('button', { name: 'Изтрийте предложението' }).click()
  await expect(page.getByText(name)).toHaveCount(0)
})

test('a visitor who suggests a store is sent to sign-in', async ({ page }) => {
  await page.goto('/stores')
  await page.getByRole('link', { name: 'Предложете магазин или ресторант' }).first().click()
  await expect(page).toHaveURL('/auth?from=%2Fstores%23add')
})
