import { itemBodies } from '../support/item-bodies'
import { newMember } from '../support/new-member'
import { message } from '../support/panel-message'
import { expect, test } from '../support/site'
import { violations } from '../support/violations'
import { watch } from '../support/watch'

test('the owner of a hidden event reads why, appeals, and a second person shows it again', async ({
  as,
  browser,
  site,
}) => {
  test.slow()
  const headers = { Origin: site.url }
  const owner = await newMember({ browser, site, city: 'Бон', fullName: 'Илия Празников' })
  const reporter = await newMember({ browser, site, city: 'Бон' })
  const data = { ...itemBodies.events, title: 'Празник на виното' }
  const made = await owner.page.request.post('/api/events', { data, headers })
  const { doc } = (await made.json()) as { doc: { id: string; slug: string } }
  const about = { data: { itemType: 'event', itemId: doc.id, reason: 'Измама' }, headers }
  expect((await reporter.page.request.post('/api/reports', about)).status()).toBe(201)

  const moderator = await as('moderator')
  const problems = [moderator, owner.page].map((page) => watch(page, site.url, { badFrom: 500 }))
  await moderator.goto(`/moderator/case?type=event&id=${doc.id}`)
  await moderator.getByLabel('Шаблон за причината').selectOption('Измама или искане на предплата')
  await moderator.getByLabel('Причина за автора').fill('Билетите се плащат предварително по банков път.')
  const preview = moderator.getByRole('region', { name: 'Мотиви, които авторът получава' })
  await expect(preview).toContainText('Билетите се плащат предварително по банков път.')
  await expect(preview).toContainText('Общи условия, „Какво не се публикува“: измами и подвеждащи обяви.')
  await moderator.getByRole('button', { name: 'Запишете решението' }).click()
  await expect(message(moderator, 'Докладът беше одобрен')).toHaveCount(1)
  await expect(moderator.getByText('Не е обжалвано')).toBeVisible()

  await owner.page.goto('/notifications')
  await owner.page.getByRole('link', { name: /Скрихме „Празник на виното“/ }).click()
  await expect(owner.page).toHaveURL(/\/profile\/decisions\//)
  const address = new URL(owner.page.url()).pathname
  const id = address.split('/').at(-1)!
  await expect(owner.page.getByText('Реши човек, без автоматични средства.')).toBeVisible()
  await expect(owner.page.getByText('Билетите се плащат предварително по банков път.')).toBeVisible()
  await owner.page.getByRole('button', { name: 'Обжалвайте' }).click()
  await expect(owner.page.getByText('Попълнете това поле.')).toBeVisible()
  await owner.page.getByLabel('Защо не сте съгласни').fill('Билети се купуват само на входа.')
  await owner.page.getByRole('button', { name: 'Обжалвайте' }).click()
  await expect(owner.page.getByText(/Решава друг човек от екипа; ще Ви пишем/)).toBeVisible()

  await owner.page.getByRole('link', { name: 'Всички решения' }).click()
  const own = owner.page.getByRole('listitem').filter({ hasText: 'Празник на виното' })
  await expect(own).toContainText(/\d\d\.\d\d\.\d{4} · Скрита от сайта/)
  await expect(own).toContainText('Обжалването чака решение')
  await expect(own.getByRole('link')).toHaveAttribute('href', address)
  expect(await violations(owner.page)).toEqual([])

  // Nobody else's page, and no screen of staff.
  await reporter.page.goto('/profile')
  await reporter.page.getByRole('link', { name: 'Решения за Ваши публикации' }).click()
  await expect(reporter.page.getByRole('heading', { name: 'Няма решения' })).toBeVisible()
  await reporter.page.goto(address)
  await expect(reporter.page.getByText('Oops! Page not found')).toBeVisible()
  expect((await reporter.page.request.get(`/api/statements/${id}`)).status()).toBe(404)
  await reporter.page.goto(`/moderator/appeal?id=${id}`)
  await expect(reporter.page.getByText('Билети се купуват само на входа.')).toHaveCount(0)
  const decision = { data: { decision: 'reversed', answer: 'Така е.' }, headers }
  expect((await owner.page.request.post(`/api/statements/${id}/decide`, decision)).status()).toBe(403)
  expect((await moderator.request.post(`/api/statements/${id}/decide`, decision)).status()).toBe(403)
  await moderator.goto(`/moderator/appeal?id=${id}`)
  await expect(moderator.getByText(/Вие взехте първото решение, затова обжалването чака/)).toBeVisible()
  await expect(moderator.getByRole('button', { name: 'Запишете решението' })).toHaveCount(0)

  const admin = await as('admin')
  await admin.goto('/admin/cases')
  await admin.getByRole('row').filter({ hasText: 'Празник на виното' }).getByRole('link').first().click()
  await expect(admin.getByText('Билети се купуват само на входа.')).toBeVisible()
  await expect(admin.getByText('Ако го отмените, публикацията се показва отново.')).toBeVisible()
  await admin.getByText('Отменете', { exact: true }).click()
  await admin.getByLabel('Отговор до автора').fill('Прегледахме отново. Прав сте.')
  await admin.getByRole('button', { name: 'Запишете решението' }).click()
  await expect(message(admin, 'Решението е отменено')).toHaveCount(1)

  expect((await reporter.page.request.get(`/api/events/${doc.id}`)).status()).toBe(200)
  await owner.page.goto('/notifications')
  await owner.page.getByRole('link', { name: /Отменихме решението за „Празник на виното“/ }).click()
  await expect(
    owner.page.getByText(/Прегледахме отново\. Прав сте\. Публикацията вече не е скрита\./),
  ).toBeVisible()
  expect(problems.flat()).toEqual([])
  for (const { page } of [owner, reporter]) await page.context().close()
})
