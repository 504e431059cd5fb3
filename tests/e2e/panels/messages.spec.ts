import { newMember } from '../support/new-member'
import { message } from '../support/panel-message'
import { expect, test } from '../support/site'
import { watch } from '../support/watch'

test('a message is new until it is opened, is answered in its place and deleted after a question', async ({
  as,
  browser,
  site,
}) => {
  const member = await newMember({ browser, site, city: 'Бон', fullName: 'Рада Спасова' })
  const headers = { Origin: site.url }
  for (const messageContent of ['Как да сменя снимката си?', 'И още нещо: къде е градът ми?'])
    await member.page.request.post('/api/admin-messages', {
      data: { messageType: 'account', messageContent },
      headers,
    })
  const page = await as('moderator')
  const problems = watch(page, site.url, { badFrom: 400 })
  await page.goto('/moderator/messages')
  const card = (text: string) => page.getByRole('article').filter({ hasText: text })
  const first = card('Как да сменя снимката си?')
  await expect(first.getByText('New', { exact: true })).toBeVisible()
  await first.getByRole('button', { name: 'Отворете съобщението от Рада Спасова' }).click()
  await expect(first.getByText('New', { exact: true })).toHaveCount(0)
  await expect(message(page, /прочетено/)).toHaveCount(0)

  await first.getByLabel('Вашият отговор').fill('Отворете профила и натиснете снимката.')
  await first.getByRole('button', { name: 'Изпратете отговора' }).click()
  await expect(first.getByRole('blockquote')).toContainText('натиснете снимката')
  await expect(first.getByLabel('Вашият отговор')).toHaveValue('')

  const second = card('И още нещо')
  await second.getByRole('button', { name: 'Маркирайте като прочетено' }).click()
  await expect(message(page, 'Съобщението е маркирано като прочетено.')).toBeVisible()
  await second.getByRole('button', { name: 'Изтрийте съобщението от Рада Спасова' }).click()
  const dialog = page.getByRole('dialog', { name: 'Изтриване на съобщението' })
  await expect(dialog).toContainText('Това действие не може да бъде отменено.')
  await dialog.getByRole('button', { name: 'Изтрийте' }).click()
  await expect(message(page, 'Съобщението е изтрито.')).toBeVisible()
  await expect(second).toHaveCount(0)

  await page.getByRole('link', { name: 'Моят профил' }).click()
  await expect(page).toHaveURL(/kind=account/)
  await expect(first).toHaveCount(1)
  expect(problems).toEqual([])

  await page.route('**/api/admin-messages/*', (route) => route.abort())
  await first.getByRole('button', { name: 'Изтрийте съобщението от Рада Спасова' }).click()
  await dialog.getByRole('button', { name: 'Изтрийте' }).click()
  await expect(message(page, 'Неуспешно изтриване на съобщението.')).toBeVisible()
  await expect(first).toHaveCount(1)
  await member.page.context().close()
})
