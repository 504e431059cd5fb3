import { expect, test } from '../support/site'
import { watch } from '../support/watch'

test('an administrator finds who changed what, and can change nothing of it', async ({ as, site }) => {
  const page = await as('admin')
  const problems = watch(page, site.url, { badFrom: 400 })
  const headers = { Origin: site.url }
  const { docs } = await (await page.request.get('/api/article-categories?limit=1')).json()
  const [{ id, name }] = docs
  const data = { description: 'За следата.' }
  expect((await page.request.patch(`/api/article-categories/${id}`, { data, headers })).status()).toBe(200)

  await page.goto('/admin')
  await page.getByRole('link', { name: 'Следа', exact: true }).click()
  const row = page.locator('tbody tr', { hasText: '→ За следата.' }).first()
  await expect(row).toContainText('Промяна')
  await expect(row).toContainText('Категория новини')
  await expect(row.getByRole('link', { name })).toHaveAttribute(
    'href',
    `/admin/collections/article-categories/${id}`,
  )
  await expect(page.getByRole('link', { name: /^Добавете/ })).toHaveCount(0)

  await row.getByRole('link').first().click()
  await expect(page.locator('#field-told')).toHaveValue(/→ За следата\.$/)
  await expect(page.locator('#field-told')).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Запазете' })).toHaveCount(0)
  expect(problems).toEqual([])
})

test('a moderator has no trail', async ({ as }) => {
  const page = await as('moderator')
  await page.goto('/moderator/collections/trail')
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
})
