import { expect, test } from '../support/site'

const lastDay = () => new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
const shown = (day: string) => day.split('-').reverse().join('.')

test('a member is suspended, learns of it on the next page, cannot write, and is let back in', async ({
  as,
  site,
}) => {
  const [admin, member] = [await as('admin'), await as('member')]
  const { user } = await (await member.context().request.get('/api/me')).json()
  await admin.goto(`/admin/collections/users/${user.id}`)
  await expect(admin.getByText('Членът пише и публикува без ограничение.')).toBeVisible()
  await admin.getByRole('button', { name: 'Спрете члена' }).click()
  const dialog = admin.getByRole('dialog', { name: /^Спиране на/ })
  await dialog.getByRole('button', { name: 'Спрете члена' }).click()
  await expect(dialog.getByText('Попълнете това поле.')).toBeVisible()
  await dialog.getByLabel('Последен ден').fill(lastDay())
  await dialog.getByLabel('Причина').fill('Реклама в пет теми.')
  await dialog.getByRole('button', { name: 'Спрете члена' }).click()
  await expect(
    admin.getByText(`Спрян до ${shown(lastDay())} включително. Причина: Реклама в пет теми.`),
  ).toBeVisible()

  await member.goto('/news')
  const banner = `Профилът Ви е спрян до ${shown(lastDay())} включително.`
  await expect(member.getByRole('complementary').filter({ hasText: banner })).toContainText(
    'Реклама в пет теми.',
  )
  const refused = await member
    .context()
    .request.post('/api/posts', { data: { content: 'Здравейте' }, headers: { Origin: site.url } })
  expect(refused.status()).toBe(403)

  await admin.goto('/admin/collections/users')
  await admin.getByRole('link', { name: 'Спрени' }).click()
  const row = admin.getByRole('row').filter({ hasText: user.email })
  await expect(row.getByText(`Спрян до ${shown(lastDay())}`)).toBeVisible()
  await admin.goto(`/admin/collections/users/${user.id}`)
  await admin.getByRole('button', { name: 'Вдигнете спирането' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Вдигнете спирането' }).click()
  await expect(admin.getByText('Членът пише и публикува без ограничение.')).toBeVisible()
  await member.reload()
  await expect(member.getByText(banner)).toHaveCount(0)
})
