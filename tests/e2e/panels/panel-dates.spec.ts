import { expect, test } from '../support/site'

test.use({ timezoneId: 'America/New_York' })

const inBerlin = (moment: string) => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Berlin',
    dateStyle: 'short',
    timeStyle: 'short',
  }).formatToParts(new Date(moment))
  const { day, month, year, hour, minute } = Object.fromEntries(
    parts.map(({ type, value }) => [type, value]),
  ) as Record<string, string>
  return `${day}.${month}.${year} ${hour}:${minute}`
}

test('dates in the panel are in Berlin time in another time zone too', async ({ as, site }) => {
  test.setTimeout(150_000)
  const page = await as('moderator')
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(error.message))
  const headers = { Origin: site.url }
  const title = `Проба на датите ${Date.now()}`
  const data = { title, publishedAt: '2026-07-01T22:30:00.000Z' }
  const created = await page.request.post('/api/articles?draft=true&depth=0', { data, headers })
  const { id } = (await created.json()).doc as { id: string }
  const saved = async () =>
    (await (await page.request.get(`/api/articles/${id}?draft=true&depth=0`)).json()) as {
      publishedAt: string
      updatedAt: string
    }
  try {
    await test.step('in the list', async () => {
      await page.goto('/moderator/collections/articles?sort=-updatedAt')
      const row = page.getByRole('row').filter({ hasText: title })
      await expect(row).toContainText('02.07.2026 00:30')
      await expect(row).toContainText(inBerlin((await saved()).updatedAt))
    })

    await test.step('in the field and its calendar', async () => {
      await page.goto(`/moderator/collections/articles/${id}`)
      const field = page.locator('#field-publishedAt input')
      await expect(field).toHaveValue('02.07.2026 00:30')
      await field.click()
      await expect(page.locator('.react-datepicker__day--selected')).toHaveText('2')
      await expect(page.locator('.react-datepicker__time-list-item--selected')).toHaveText('00:30')
      await page.locator('.react-datepicker__day--015:not(.react-datepicker__day--outside-month)').click()
      await page.locator('.react-datepicker__time-list-item', { hasText: '08:00' }).click()
      await expect(field).toHaveValue('15.07.2026 08:00')
      await expect.poll(async () => (await saved()).publishedAt).toBe('2026-07-15T06:00:00.000Z')
      await field.fill('16.01.2026 09:15')
      await field.press('Enter')
      await expect.poll(async () => (await saved()).publishedAt).toBe('2026-01-16T08:15:00.000Z')
    })

    await test.step('in the versions', async () => {
      const { docs } = await (
        await page.request.get(`/api/articles/versions?where[parent][equals]=${id}&limit=1&depth=0`)
      ).json()
      await page.goto(`/moderator/collections/articles/${id}/versions`)
      await expect(page.locator('tbody')).toContainText(inBerlin(docs[0].updatedAt))
      await page.locator('tbody a').first().click()
      await expect(page.locator('main, .view-version').first()).toContainText(inBerlin(docs[0].updatedAt))
    })

    await test.step('when scheduling', async () => {
      await page.goto(`/moderator/collections/articles/${id}`)
      await page.getByRole('button', { name: 'Насрочете' }).click()
      const dialog = page.getByRole('dialog', { name: 'Насрочване' })
      await expect(dialog.getByRole('radio', { name: 'Публикувайте' })).toBeChecked()
      const moment = dialog.getByRole('group', { name: 'Дата и час' }).getByRole('textbox')
      await moment.click()
      await dialog.locator('.react-datepicker__navigation--next').click()
      await dialog.locator('.react-datepicker__day--015:not(.react-datepicker__day--outside-month)').click()
      await dialog.locator('.react-datepicker__time-list-item', { hasText: '08:00' }).click()
      await expect(moment).toHaveValue(/^15\.\d\d\.\d{4} 08:00$/)
      await dialog.getByRole('button', { name: 'Запазете' }).click()
      await expect(dialog.getByRole('listitem')).toContainText(/Насрочена за 15\.\d\d\.\d{4} 08:00/)
      await page.goto('/moderator/collections/articles?limit=100')
      await expect(page.getByRole('row').filter({ hasText: title })).toContainText(
        /Насрочена за 15\.\d\d\.\d{4} 08:00/,
      )
    })
    expect(problems).toEqual([])
  } finally {
    await page.request.delete(`/api/articles/${id}`, { headers })
  }
})
