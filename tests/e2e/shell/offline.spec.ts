import type { APIRequestContext } from '@playwright/test'
import { endSessions } from '../support/end-sessions'
import { newMember } from '../support/new-member'
import { copiesIn, keptOnDevice, untilControlled } from '../support/service-worker'
import { expect, test } from '../support/site'

test.use({ serviceWorkers: 'allow' })

type Item = { id: string; name: string; slug: string; phone: string; city: string }

async function withPhone(request: APIRequestContext, kind: 'contacts' | 'embassies'): Promise<Item> {
  const { docs } = (await (await request.get(`/api/${kind}?limit=50`)).json()) as { docs: Item[] }
  return docs.find(({ phone }) => phone)!
}

const save = (request: APIRequestContext, { url }: { url: string }, itemType: string, { id }: Item) =>
  request.post('/api/favorites/toggle', { data: { itemType, itemId: id }, headers: { Origin: url } })

const linkOf = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`

test('a visitor without internet reads what they saved, and otherwise why nothing opens', async ({
  page,
  context,
  request,
}) => {
  const contact = await withPhone(request, 'contacts')
  const address = `/contacts/${contact.slug}`
  await page.goto(address)
  await untilControlled(page)
  await page.getByRole('button', { name: `Добавете в любими: ${contact.name}`, exact: true }).click()
  await expect.poll(() => copiesIn(page)).toEqual([address, '/embassies'])

  await context.setOffline(true)
  await page.goto('/news')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Няма връзка с интернет')
  const row = page.getByRole('listitem').filter({ hasText: contact.name })
  await expect(row).toContainText(contact.city)
  await expect(row.getByRole('link', { name: contact.phone })).toHaveAttribute('href', linkOf(contact.phone))
  await row.getByRole('link', { name: contact.name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.name)
  await expect(page.getByRole('note')).toContainText('Показваме запазено копие от')
  await expect(page.getByRole('link', { name: contact.phone }).first()).toBeVisible()
  // With the styles and fonts of the site, and without its scripts.
  expect(
    await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length),
  ).toBeGreaterThan(1)
  expect(
    await page.locator('script').evaluateAll((all) => all.map((one) => one.getAttribute('src'))),
  ).toEqual(['/offline/theme.js'])
  await page.getByRole('link', { name: 'Всичко запазено' }).click()
  await page.getByRole('listitem').filter({ hasText: 'Посолство' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Консулства и посолства')

  await context.setOffline(false)
  await page.goto('/news')
  await context.setOffline(true)
  // Also from a page that was opened before, whose links do not load pages.
  await page.getByRole('navigation').getByRole('link', { name: 'Въпроси' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Няма връзка с интернет')
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Опитайте отново' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Въпроси')

  await page.goto(address)
  await page.getByRole('button', { name: `Премахнете от любими: ${contact.name}`, exact: true }).click()
  await expect.poll(() => copiesIn(page)).toEqual(['/embassies'])
})

test('no page of a member is ever kept, and what they saved goes when they sign out', async ({
  browser,
  site,
  contextOptions,
}) => {
  const { page } = await newMember({ browser, site, contextOptions, city: 'Бон' })
  const context = page.context()
  const contact = await withPhone(context.request, 'contacts')
  const embassy = await withPhone(context.request, 'embassies')
  await save(context.request, site, 'contacts', contact)
  await save(context.request, site, 'embassies', embassy)
  const saved = [`/contacts/${contact.slug}`, '/embassies', `/embassies/${embassy.slug}`]
  await page.goto('/')
  await untilControlled(page)
  await expect.poll(() => copiesIn(page)).toEqual(saved)
  for (const path of [
    '/profile',
    '/dashboard',
    '/notifications',
    '/favorites',
    '/forum',
    '/feed',
    '/contacts',
  ])
    await page.goto(path)
  const { copies, ...others } = await keptOnDevice(page)
  expect(others).toEqual({ offline: ['/offline'] })
  expect(copies!.filter((path) => !path.startsWith('/offline')).sort()).toEqual(saved)
  const texts = await page.evaluate(async () => {
    const cache = await caches.open('copies')
    return Promise.all((await cache.keys()).map(async (key) => (await cache.match(key))!.text()))
  })
  expect(texts.filter((text) => text.includes('Вера Тодорова'))).toEqual([])

  const other = await context.newPage()
  await other.goto('/news')
  await untilControlled(other)
  await page.goto('/')
  await page.getByRole('button', { name: /меню на акаунта/ }).click()
  await page.getByRole('menuitem', { name: 'Излез' }).click()
  await expect(page.getByText('Успешно излязохте', { exact: true })).toBeVisible()
  await expect.poll(() => copiesIn(other)).toEqual(['/embassies'])
  await context.setOffline(true)
  await other.goto(saved[0]!)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Няма връзка с интернет')
  await expect(other.getByText(contact.name)).toBeHidden()
  await expect(other.getByRole('link', { name: embassy.phone })).toBeVisible()
  await context.close()
})

test('it also goes when the session ends elsewhere', async ({ browser, site, contextOptions }) => {
  const member = await newMember({ browser, site, contextOptions, city: 'Бон' })
  const { page } = member
  const contact = await withPhone(page.request, 'contacts')
  await save(page.request, site, 'contacts', contact)
  await page.goto('/news')
  await untilControlled(page)
  await expect.poll(() => copiesIn(page)).toContain(`/contacts/${contact.slug}`)
  await endSessions(member, site.url)
  await expect.poll(() => copiesIn(page)).not.toContain(`/contacts/${contact.slug}`)
  await page.context().close()
})

test('a failed registration of the service worker is only logged', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new Error('нарочно'))
  })
  const warned = page.waitForEvent('console', (message) => message.text().includes('service worker'))
  await page.goto('/')
  expect((await warned).type()).toBe('error')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
