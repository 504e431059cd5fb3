import { demoNotice } from '#texts/demo/site'
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
  const banner = page.getByRole('complementary', { name: 'Съобщение от екипа' })
  const ours = {
    brand: 'Нашето място',
    notice: 'Тази нощ от 2 до 3 ч. има поддръжка.',
    creditName: 'Работилница',
    creditUrl: 'https://example.org/rabotilnitsa',
  }
  try {
    await save(ours)
    await page.goto('/services')
    await expect(banner).toHaveText(ours.notice)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Нашето място, начало' })).toBeVisible()
    const foot = page.getByRole('contentinfo')
    await expect(foot).toContainText(`© ${new Date().getFullYear()} Нашето място. Всички права запазени.`)
    await expect(foot.getByRole('link', { name: 'Изработка: Работилница' })).toHaveAttribute(
      'href',
      'https://example.org/rabotilnitsa',
    )
    await save({ ...ours, notice: '' })
    await page.goto('/services')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Нашето място, начало' })).toBeVisible()
    await expect(banner).toHaveCount(0)
  } finally {
    await save({ brand, notice: notice ?? '', creditName, creditUrl: creditUrl ?? '' })
  }
  await page.goto('/services')
  await expect(banner).toHaveText(demoNotice)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Изработка: БГ·DE' })).toBeVisible()
})
