import { expect, test } from '../support/site'

test('an administrator changes name, banner and credit of the site, and everyone sees it', async ({
  as,
  page,
  site,
}) => {
  const admin = await as('admin')
  const headers = { Origin: site.url }
  const { brand, notice, creditName, creditUrl } = await (await admin.request.get('/api/globals/site')).json()
  const save = async (data: object) => {
    expect((await admin.request.post('/api/globals/site', { data, headers })).status()).toBe(200)
  }
  try {
    await save({
      brand: 'Нашето място',
      notice: 'Тази нощ от 2 до 3 ч. има поддръжка.',
      creditName: 'Работилница',
      creditUrl: 'https://example.org/rabotilnitsa',
    })
    await page.goto('/services')
    await expect(page.getByRole('complementary', { name: 'Съобщение от екипа' })).toHaveText(
      'Тази нощ от 2 до 3 ч. има поддръжка.',
    )
    await expect(page.getByRole('banner').getByRole('link', { name: 'Нашето място, начало' })).toBeVisible()
    const foot = page.getByRole('contentinfo')
    await expect(foot).toContainText(`© ${new Date().getFullYear()} Нашето място. Всички права запазени.`)
    await expect(foot.getByRole('link', { name: 'Изработка: Работилница' })).toHaveAttribute(
      'href',
      'https://example.org/rabotilnitsa',
    )
  } finally {
    await save({ brand, notice: notice ?? '', creditName, creditUrl: creditUrl ?? '' })
  }
  await page.goto('/services')
  await expect(page.getByRole('complementary', { name: 'Съобщение от екипа' })).toHaveCount(0)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Изработка: БГ·DE' })).toBeVisible()
})
