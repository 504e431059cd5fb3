import { frameTexts } from '#texts/panels/frame'
import { tabPaths, tabsOf } from '#domain/panels/tabs'
import { message } from '../support/panel-message'
import { expect, test } from '../support/site'
import { watch } from '../support/watch'

for (const panel of ['/admin', '/moderator'] as const) {
  test(`${panel}: the tabs stand in their order, lead to their screens and count what waits`, async ({
    as,
    site,
  }) => {
    const page = await as(panel === '/admin' ? 'admin' : 'moderator')
    const problems = watch(page, site.url, { badFrom: 400 })
    await page.goto(panel)
    const tabs = page.getByRole('navigation', { name: frameTexts.tabs, exact: true }).getByRole('link')
    const names = tabsOf(panel).map((tab) => new RegExp(`^${frameTexts.tab[tab]}`))
    await expect(tabs).toHaveText(names)
    await expect(tabs.first()).toHaveAttribute('aria-current', 'page')
    await expect(tabs.filter({ hasText: frameTexts.tab.reports })).toHaveAccessibleName(/чакат решение: \d+/)
    for (const tab of tabsOf(panel)) {
      await tabs.filter({ hasText: names[tabsOf(panel).indexOf(tab)] }).click()
      await expect(page).toHaveURL(new RegExp(`^${site.url}${panel}${tabPaths[tab]}`))
      await expect(tabs.filter({ hasText: names[tabsOf(panel).indexOf(tab)] })).toHaveAttribute(
        'aria-current',
        'page',
      )
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    }
    expect(problems).toEqual([])
  })
}

test('what waits opens where it is decided, and the count follows without a reload', async ({ as, site }) => {
  const page = await as('admin')
  const member = await as('member')
  const headers = { Origin: site.url }
  await page.goto('/admin/waiting')
  const messages = page
    .getByRole('navigation', { name: frameTexts.tabs, exact: true })
    .getByRole('link', { name: /Съобщения/ })
  await page.goto('/admin/collections/contacts')
  const unread = async () => Number(/непрочетени: (\d+)/.exec((await messages.textContent()) ?? '')?.[1] ?? 0)
  await expect.poll(unread).toBeGreaterThan(0)
  const before = await unread()
  await member.request.post('/api/admin-messages', {
    data: { messageType: 'other', messageContent: 'Кога ще има раздел за училища?' },
    headers,
  })
  await expect.poll(unread).toBe(before + 1)

  await page.goto('/admin/waiting?kind=stores')
  const store = page.getByRole('table').getByRole('link').first()
  const name = await store.textContent()
  await store.click()
  await expect(page).toHaveURL(/\/admin\/approvals\?kind=stores&item=/)
  await expect(page.getByRole('article').getByRole('heading', { name: name! })).toBeVisible()
})

test('a contact is added from the tab; what is missing is said at its field', async ({ as, site }) => {
  const page = await as('admin')
  await page.goto('/admin/contacts/add')
  await page.getByRole('textbox', { name: 'Име', exact: true }).fill('д-р Панка Рашева')
  await page.getByRole('button', { name: 'Запазете контакта' }).click()
  await expect(message(page, 'Моля попълнете всички задължителни полета')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Град', exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await page.getByRole('textbox', { name: 'Град', exact: true }).fill('Бон')
  await page.getByLabel('Категория').selectOption('doctor')
  await page.getByRole('button', { name: 'Запазете контакта' }).click()
  await expect(message(page, 'Контактът беше запазен успешно')).toBeVisible()
  await page.getByRole('link', { name: 'Отворете „д-р Панка Рашева“' }).click()
  await expect(page).toHaveURL(/\/admin\/collections\/contacts\/[0-9a-f-]{36}/)
  const id = new URL(page.url()).pathname.split('/').at(-1)
  await page.request.delete(`/api/contacts/${id}`, { headers: { Origin: site.url } })

  const moderator = await as('moderator')
  await moderator.goto('/moderator/contacts/add')
  await expect(moderator.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
})

test('the help is one press away and explains each tab', async ({ as }) => {
  const page = await as('moderator')
  await page.goto('/moderator')
  await page.getByRole('link', { name: 'Помощ', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Помощ' })).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Съдържание на помощта' })
    .getByRole('link', { name: 'Доклади' })
    .click()
  await expect(page.getByRole('heading', { level: 2, name: 'Доклади' })).toBeInViewport()
})
