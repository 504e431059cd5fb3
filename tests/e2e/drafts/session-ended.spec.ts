import { endSessions } from '../support/end-sessions'
import { isStored } from '../support/stored-drafts'
import { newMember } from '../support/new-member'
import { expect, test } from '../support/site'
import { inTopic, underPost } from '../support/talk'
import { messagesOf, openMessage, submit, text, toast, writeMessage } from './admin-message'

const ended = 'Сесията Ви приключи. Написаното е тук.'

test('signed out elsewhere while writing: the text stays, the member signs in beside it, and it is sent once @phone', async ({
  browser,
  site,
  contextOptions,
  as,
}) => {
  const member = await newMember({ browser, site, contextOptions, city: 'Бон' })
  const { page, email, password } = member
  const dialog = await openMessage(page)
  await writeMessage(dialog)
  await endSessions(member, site.url)

  await expect(dialog.getByText(ended)).toBeVisible()
  await expect(page).toHaveURL(/\/profile$/)
  await expect(dialog.getByText(text)).toBeVisible()
  await expect(dialog).toContainText('v••••@example.org')
  await expect(dialog).not.toContainText(email)
  await expect(dialog.getByLabel('Вид запитване')).toBeHidden()

  await dialog.getByLabel('Парола', { exact: true }).fill('не-е-тази')
  await dialog.getByRole('button', { name: 'Вход и изпращане' }).click()
  await expect(dialog.getByRole('alert').last()).toContainText('парола')
  await dialog.getByLabel('Парола', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText('Успешно изпратено!')
  await expect(dialog).toBeHidden()
  expect(await messagesOf((await as('admin')).request, email)).toEqual([text])
  await page.context().close()
})

test('signed out elsewhere while writing a comment, in a topic and under a post: it is sent once', async ({
  browser,
  site,
  contextOptions,
}) => {
  const member = await newMember({ browser, site, contextOptions, city: 'Бон' })
  const { page, password } = member
  for (const begin of [inTopic, underPost]) {
    const talk = await begin(member)
    await talk.open(page)
    await talk.field(page).fill(text)
    await endSessions(member, site.url)
    await expect(page.getByText(ended)).toBeVisible()
    await page.getByLabel('Парола', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Вход и изпращане' }).click()
    await expect(talk.comments(page)).toHaveText([text])
    expect(await talk.stored(page)).toEqual([text])
  }
  await page.context().close()
})

test('signing in beside the text without sending it goes back to the fields', async ({
  browser,
  site,
  contextOptions,
}) => {
  const member = await newMember({ browser, site, contextOptions, city: 'Бон' })
  const { page, password } = member
  const dialog = await openMessage(page)
  await writeMessage(dialog)
  await endSessions(member, site.url)
  await dialog.getByLabel('Парола', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Само вход' }).click()
  await expect(dialog.getByText(ended)).toBeHidden()
  await expect(dialog.getByLabel('Съобщение')).toHaveValue(text)

  // Given up while signed out, the page goes the usual way.
  await endSessions(member, site.url)
  await expect(dialog.getByText(ended)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/auth\?from=%2Fprofile/)
  await page.context().close()
})

test('a session that ended unnoticed asks for the sign-in when sending', async ({
  browser,
  site,
  contextOptions,
  as,
}) => {
  const { page, email, password } = await newMember({ browser, site, contextOptions, city: 'Бон' })
  await page.routeWebSocket(/realtime/, () => {})
  const dialog = await openMessage(page)
  await writeMessage(dialog)
  await page.context().clearCookies()
  await submit(dialog).click()
  await expect(dialog.getByText(ended)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Само вход' })).toBeHidden()
  await dialog.getByLabel('Парола', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Вход и изпращане' }).click()
  await expect(toast(page)).toContainText('Успешно изпратено!')
  expect(await messagesOf((await as('admin')).request, email)).toEqual([text])
  await page.context().close()
})

test('when another account has signed in, the text is neither sent in its name nor shown to it', async ({
  browser,
  site,
  contextOptions,
  as,
}) => {
  const member = await newMember({ browser, site, contextOptions, city: 'Бон' })
  const other = await newMember({ browser, site, contextOptions, city: 'Бон', fullName: 'Иван Петров' })
  const { page, email } = member
  const dialog = await openMessage(page)
  await writeMessage(dialog)
  await page.request.post('/api/users/login', {
    data: { email: other.email, password: other.password },
    headers: { Origin: site.url },
  })
  await submit(dialog).click()
  await expect(page.getByRole('heading', { name: 'Иван Петров' })).toBeVisible()
  await expect(page.getByText(text)).toBeHidden()
  expect(await isStored(page, text)).toBe(true)
  const admin = await as('admin')
  expect(await messagesOf(admin.request, email)).toEqual([])
  expect(await messagesOf(admin.request, other.email)).toEqual([])
  await Promise.all([page.context().close(), other.page.context().close()])
})
