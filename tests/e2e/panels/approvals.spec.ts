import { itemBodies } from '../support/item-bodies'
import { newMember } from '../support/new-member'
import { message } from '../support/panel-message'
import { expect, test } from '../support/site'
import { watch } from '../support/watch'

const row = (title: string) => new RegExp(title)

test('an administrator approves, returns with a reason and is told of what another has decided', async ({
  as,
  browser,
  site,
}) => {
  const member = await newMember({ browser, site, city: 'Бон' })
  const headers = { Origin: site.url }
  const { request } = member.page.context()
  const names = ['Първи педиатър', 'Втори педиатър', 'Трети педиатър']
  const ids: string[] = []
  for (const name of names) {
    const data = { name, city: 'Бон', category: 'doctor', phone: '+49 228 1' }
    const { doc } = await (await request.post('/api/contacts', { data, headers })).json()
    ids.push(doc.id)
  }
  const page = await as('admin')
  const problems = watch(page, site.url, { badFrom: 400 })
  await page.goto('/admin/approvals?kind=contacts')
  await expect(page.getByRole('heading', { level: 1, name: 'Одобрения' })).toBeVisible()
  const first = page.getByRole('button', { name: row(names[0]!) })
  await first.click()
  const detail = page.getByRole('article')
  await expect(detail).toContainText('+49 228 1')
  await detail.getByRole('button', { name: 'Одобрете' }).click()
  await expect(message(page, 'Одобрено.')).toBeVisible()
  await expect(detail.getByRole('heading', { name: names[1] })).toBeVisible()

  await page.locator('body').press('v')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Липсва източник.' }).click()
  await dialog.getByRole('button', { name: 'Върнете', exact: true }).click()
  await expect(message(page, 'Върнато за корекция.')).toBeVisible()
  await expect(detail.getByRole('heading', { name: names[2] })).toBeVisible()

  expect(problems).toEqual([])

  const admin = page.context().request
  await admin.patch(`/api/contacts/${ids[2]}`, { data: { approval: 'approved' }, headers })
  await detail.getByRole('button', { name: 'Одобрете' }).click()
  await expect(message(page, /Друг вече е решил това/)).toBeVisible()
  await expect(page.getByRole('button', { name: row(names[2]!) })).toHaveCount(0)
  await expect(page.getByRole('table', { name: 'Обработени' })).toContainText(names[1]!)
})

test('a waiting edit stands beside the public version; moderators decide apartments only', async ({
  as,
  browser,
  site,
}) => {
  const member = await newMember({ browser, site, city: 'Бон' })
  const headers = { Origin: site.url }
  const own = member.page.context().request
  const { doc } = await (await own.post('/api/apartments', { data: itemBodies.apartments, headers })).json()
  const page = await as('moderator')
  const staff = page.context().request
  await staff.patch(`/api/apartments/${doc.id}`, { data: { approval: 'approved' }, headers })
  await own.patch(`/api/apartments/${doc.id}`, { data: { description: 'Трети етаж.' }, headers })

  await page.goto('/moderator/approvals')
  const tabs = page.getByRole('navigation', { name: 'Вид' }).getByRole('link')
  await expect(tabs).toHaveCount(1)
  await page.getByRole('button', { name: row('Промяна на публикувано · Вера Тодорова') }).click()
  const detail = page.getByRole('article')
  await expect(detail.locator('del')).toHaveText(itemBodies.apartments.description)
  await expect(detail.locator('ins')).toHaveText('Трети етаж.')
  await detail.getByRole('button', { name: 'Одобрете' }).click()
  await expect(message(page, 'Одобрено.')).toBeVisible()
  expect((await page.goto('/moderator/approvals?kind=stores'))?.status()).toBeLessThan(500)
  await expect(page.getByRole('heading', { name: 'Одобрения' })).toHaveCount(0)
})
