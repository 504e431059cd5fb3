import type { Page } from '@playwright/test'
import { commentPost, writePost } from '../support/conversation'
import { newMember } from '../support/new-member'
import { expect, test } from '../support/site'

type Stub = Window & { shown: { title: string; body: string }[]; isBehind: boolean; asked: number }

/** Chromium under test neither asks nor shows any, and its tabs are all in front. */
async function stubNotifications(page: Page, answer: 'granted' | 'denied') {
  await page.context().addInitScript((given) => {
    const stub = window as unknown as Stub
    stub.shown = []
    stub.asked = 0
    stub.isBehind = false
    class Shown {
      static get permission() {
        return localStorage.getItem('permission') ?? 'default'
      }
      static requestPermission() {
        stub.asked += 1
        localStorage.setItem('permission', given)
        return Promise.resolve(given)
      }
      constructor(title: string, { body }: { body: string }) {
        stub.shown.push({ title, body })
      }
    }
    Object.assign(window, { Notification: Shown })
    Object.defineProperty(document, 'visibilityState', { get: () => (stub.isBehind ? 'hidden' : 'visible') })
  }, answer)
}

const moveBehind = (page: Page, isBehind = true) =>
  page.evaluate((behind) => {
    ;(window as unknown as Stub).isBehind = behind
    document.dispatchEvent(new Event('visibilitychange'))
  }, isBehind)
const shownIn = (page: Page) => page.evaluate(() => (window as unknown as Stub).shown)

test('browser notifications are asked for by a press, shown by one tab behind, and none while one is in front', async ({
  browser,
  site,
  contextOptions,
}) => {
  const given = { browser, site, contextOptions }
  const { page } = await newMember(given)
  const { page: ani } = await newMember({ ...given, fullName: 'Ани Петрова' })
  await stubNotifications(page, 'granted')
  const post = await writePost(page, 'Търся учител')
  const second = await page.context().newPage()
  for (const tab of [page, second]) await tab.goto('/notifications')
  await expect(page.getByRole('button', { name: 'Включете известия в браузъра' })).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as Stub).asked)).toBe(0)
  await page.getByRole('button', { name: 'Включете известия в браузъра' }).click()
  for (const tab of [page, second])
    await expect(tab.getByText('Известията в този браузър са включени.')).toBeVisible()

  const inFront = () =>
    page.evaluate(
      async () => (await navigator.locks.query()).held?.filter(({ name }) => name === 'tab-in-front').length,
    )
  await expect.poll(inFront).toBe(2)
  await moveBehind(second)
  await expect.poll(inFront).toBe(1)
  await commentPost(ani, post, 'Първи.')
  for (const tab of [page, second]) await expect(tab.locator('main')).toContainText('Първи.')
  await moveBehind(page)
  await expect.poll(inFront).toBe(0)
  await commentPost(ani, post, 'Втори.')
  const allShown = async () => (await Promise.all([page, second].map(shownIn))).flat()
  const comment = { title: 'Нов коментар', body: 'Ани Петрова коментира публикацията Ви „Търся учител“.' }
  await expect.poll(allShown).toEqual([comment])
  await commentPost(ani, post, 'Трети.')
  await expect.poll(allShown).toEqual([comment, comment])

  await page.getByRole('button', { name: 'Изключете ги' }).click()
  await expect(second.getByRole('button', { name: 'Включете известия в браузъра' })).toBeVisible()
})

test('a refusal is explained', async ({ browser, site, contextOptions }) => {
  const { page } = await newMember({ browser, site, contextOptions })
  await stubNotifications(page, 'denied')
  await page.goto('/notifications')
  await page.getByRole('button', { name: 'Включете известия в браузъра' }).click()
  await expect(page.getByText('Браузърът спира известията от този сайт.')).toBeVisible()
})
