import type { Page } from '@playwright/test'
import { openLive } from '../support/open-live'
import { expect, test } from '../support/site'

type Site = { url: string }
type Actor = { page: Page; site: Site }

const suffix = () => Math.random().toString(36).slice(2, 8)
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

async function newEvent({ page, site }: Actor, given: Record<string, unknown> = {}) {
  const answer = await page.request.post('/api/events', {
    headers: { Origin: site.url },
    data: {
      title: `Проба ${suffix()}`,
      description: 'Разказ за събитието.',
      date: inHours(48),
      city: 'Дортмунд',
      address: 'Rheinische Straße 1',
      category: 'Cultural',
      organizer: 'Хор „Дунав“',
      contact: 'dunav@example.org',
      ...given,
    },
  })
  expect(answer.status()).toBe(201)
  const { id, slug, title } = (await answer.json()).doc
  return { id, title, path: `/events/${slug}` } as { id: string; title: string; path: string }
}

const remove = ({ page, site }: Actor, id: string) =>
  page.request.delete(`/api/events/${id}`, { headers: { Origin: site.url } })

/** In three days, in the format of a datetime-local field: Berlin time. */
const soonAt = (time: string) => {
  const day = new Date(inHours(72)).toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' })
  return `${day}T${time}`
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor reads, filters, searches and opens the archive', async ({ page }) => {
    await page.goto('/events')
    await expect(page.getByRole('heading', { level: 1, name: 'Събития', exact: true })).toBeVisible()
    const days = await page.locator('main article time').evaluateAll((all) => all.map((one) => one.getAttribute('datetime')!)) // prettier-ignore
    expect(days.length).toBeGreaterThan(10)
    expect(days).toEqual([...days].sort())
    await expect(page.getByText('Предстои').first()).toBeVisible()
    await expect(page.getByText('Upcoming').first()).toBeVisible()
    await expect(page.locator('main article').filter({ hasText: 'настолните игри' })).toContainText(
      'Отменено',
    )
    await expect(page.locator('main article').filter({ hasText: 'Куклен театър' })).toContainText(/\d+ от 80 места/) // prettier-ignore

    await page.getByLabel('Категория').selectOption({ label: 'Бизнес' })
    await page.getByRole('button', { name: 'Търсете' }).click()
    await expect(page).toHaveURL(/category=Business/)
    await expect(page.locator('main article').first()).toContainText('Бизнес')
    await expect(page.locator('main article').filter({ hasText: 'Култура' })).toHaveCount(0)

    await page.getByRole('link', { name: 'Минали' }).click()
    await expect(page).toHaveURL('/events?category=Business&when=past')
    await page.goto('/events?when=past')
    const past = await page.locator('main article time').evaluateAll((all) => all.map((one) => one.getAttribute('datetime')!)) // prettier-ignore
    expect(past).toEqual([...past].sort().reverse())
    await expect(page.getByText('Completed').first()).toBeVisible()
    await page.getByLabel('Град').selectOption({ label: 'Мюнхен' })
    await page.getByRole('button', { name: 'Търсете' }).click()
    await expect(page).toHaveURL(/when=past/)
    await expect(page.locator('main article')).toHaveText([/Среща на новодошлите в Мюнхен/])

    await page.goto('/events?q=kukeri')
    await expect(page.locator('main article').first()).toContainText('Кукери на Рейн')
  })

  test('the page has all details and structured data, and a hidden event is 410', async ({
    page,
    as,
    site,
  }) => {
    const member = { page: await as('member'), site }
    const event = await newEvent(member, { capacity: 50, price: 'Free' })
    try {
      await page.goto(event.path)
      await expect(page.getByRole('heading', { level: 1, name: event.title })).toBeVisible()
      await expect(page.getByText('Безплатно', { exact: true }).first()).toBeVisible()
      await expect(page.getByRole('complementary').getByText('0 от 50 места')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Добавете в календара' })).toHaveAttribute(
        'href',
        `/api/events/${event.id}/calendar.ics`,
      )
      await expect(page.getByRole('link', { name: 'Карта' })).toHaveAttribute('href', /openstreetmap/)
      const json = JSON.parse(
        (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '{}',
      )
      expect(json).toMatchObject({
        '@type': 'Event',
        eventStatus: 'https://schema.org/EventScheduled',
        offers: { price: 0, priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
        remainingAttendeeCapacity: 50,
      })
      const moderator = await as('moderator')
      const hidden = await moderator.request.patch(`/api/events/${event.id}`, {
        headers: { Origin: site.url },
        data: { hidden: true, hiddenReason: 'Проба' },
      })
      expect(hidden.status()).toBe(200)
      expect((await page.goto(event.path))!.status()).toBe(410)
      await expect(page.getByRole('heading', { name: 'Други събития' })).toBeVisible()
    } finally {
      await remove(member, event.id)
    }
    expect((await page.goto('/events/nyama-takova'))!.status()).toBe(404)
  })
})

test('a visitor who registers is sent to sign-in and returns', async ({ page }) => {
  await page.goto('/events')
  await page.locator('main article').getByRole('link', { name: /^Запишете се/ }).first().click() // prettier-ignore
  await expect(page).toHaveURL(/\/events\/[a-z0-9-]+#sign-up$/)
  const path = new URL(page.url()).pathname
  await expect(page.locator('#sign-up').getByRole('link', { name: /^Запишете се/ })).toHaveAttribute(
    'href',
    `/auth?from=${encodeURIComponent(`${path}#join`)}`,
  )
})

test('a member adds an event in Berlin time, with missing fields reported, then edits and deletes it', async ({
  as,
}) => {
  test.slow()
  const page = await as('member')
  const title = `Вечер на песента ${suffix()}`
  await page.goto('/events')
  // The button is busy until the viewer is known.
  await page.locator('button:not([aria-busy])', { hasText: 'Добавете събитие' }).first().click() // prettier-ignore
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Категория')).toHaveValue('Cultural')
  await expect(dialog.getByLabel('Цена')).toHaveAttribute('placeholder', 'Free')
  await dialog.getByLabel('Заглавие').fill(title)
  await dialog.getByRole('button', { name: 'Публикувайте' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Моля, попълнете всички задължителни полета.')
  await expect(dialog.getByLabel('Описание')).toBeFocused()
  await expect(dialog.getByLabel('Заглавие')).toHaveValue(title)

  const start = soonAt('18:00')
  await dialog.getByLabel('Описание').fill('Пеем заедно.')
  await dialog.getByLabel('Начало').fill(start)
  await dialog.getByLabel('Край').fill(soonAt('17:00'))
  await dialog.getByLabel('Град').fill('Бон')
  await dialog.getByLabel('Адрес').fill('Am Hof 1')
  await dialog.getByLabel('Контакт').fill('0170 5550000')
  await dialog.getByRole('button', { name: 'Публикувайте' }).click()
  await expect(dialog.getByText('Краят трябва да е след началото.').first()).toBeVisible()
  await dialog.getByLabel('Край').fill(soonAt('20:00'))
  await dialog.getByRole('button', { name: 'Публикувайте' }).click()
  await expect(page.getByText('Събитието е публикувано.', { exact: true })).toBeVisible()

  const own = page.getByRole('region', { name: 'Вашите събития' }).locator('article').filter({ hasText: title }) // prettier-ignore
  await own.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.locator('main header time')).toContainText(`${start.slice(11)}–`)
  await expect(page.getByRole('complementary').getByText('Места за всички')).toBeVisible()

  await page.getByRole('button', { name: 'Редактирайте' }).click()
  await expect(dialog.getByLabel('Начало')).toHaveValue(start)
  await dialog.getByLabel('Места').fill('12')
  await dialog.getByRole('button', { name: 'Запазете' }).click()
  await expect(page.getByRole('complementary').getByText('0 от 12 места')).toBeVisible()
  await page.getByRole('button', { name: 'Редактирайте' }).click()
  await dialog.getByLabel('Места').fill('')
  await dialog.getByRole('button', { name: 'Запазете' }).click()
  await expect(page.getByRole('complementary').getByText('Места за всички')).toBeVisible()

  await page.getByRole('button', { name: 'Отменете', exact: true }).click()
  await dialog.getByRole('button', { name: 'Отменете събитието' }).click()
  await expect(page.locator('main header').getByText('Отменено')).toBeVisible()
  await page.getByRole('button', { name: 'Изтрийте', exact: true }).click()
  await expect(dialog).toContainText(`Сигурни ли сте, че искате да изтриете „${title}“? Това действие не може да бъде отменено.`) // prettier-ignore
  await dialog.getByRole('button', { name: 'Изтрийте събитието' }).click()
  await expect(page).toHaveURL('/events')
  await expect(page.getByText(title)).toHaveCount(0)
})

test('registration, waiting list and a freed seat update live, and the organizer sees the guest list', async ({
  as,
  site,
}) => {
  test.slow()
  const organizer = { page: await as('moderator'), site }
  const page = await as('member')
  const event = await newEvent(organizer, { capacity: 1 })
  try {
    const seat = await organizer.page.request.post('/api/event-registrations', {
      headers: { Origin: site.url },
      data: { event: event.id },
    })
    const { id } = (await seat.json()).doc
    await openLive(page, event.path)
    await expect(page.getByText('1 от 1 място')).toBeVisible()
    const queue = page.getByRole('button', { name: 'Запишете се в списъка на чакащите' })
    await expect(queue).not.toHaveAttribute('aria-busy')
    await queue.click()
    await expect(page.getByText('Вие сте 1-ви в списъка на чакащите')).toBeVisible()

    await organizer.page.goto(event.path)
    await organizer.page.getByRole('button', { name: 'Записани', exact: true }).click()
    const guests = organizer.page.getByRole('dialog')
    await expect(guests.getByText('1 записан, 1 чакащ')).toBeVisible()
    await expect(guests.getByRole('row')).toHaveCount(3)
    await expect(guests.getByRole('row').nth(2)).toContainText('Чака, 1-ви')
    const download = organizer.page.waitForEvent('download')
    await guests.getByRole('link', { name: 'Свалете списъка (CSV)' }).click()
    expect((await download).suggestedFilename()).toMatch(/\.csv$/)

    await organizer.page.request.delete(`/api/event-registrations/${id}`, { headers: { Origin: site.url } })
    await expect(page.getByText('Записани сте')).toBeVisible()
    await page.getByRole('button', { name: 'Откажете записването' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Откажете записването' }).click()
    await expect(page.getByRole('button', { name: 'Запишете се', exact: true })).toBeVisible()
    await expect(page.getByText('0 от 1 място')).toBeVisible()
  } finally {
    await remove(organizer, event.id)
  }
})
