import type { Page } from '@playwright/test'
import { newMember } from '../support/new-member'
import { expect, test } from '../support/site'
import { isStored } from '../support/stored-drafts'

type Entry = { member: string; key: string; path: string; body: object; scope: string }

/** As a page leaves it behind that was closed before the connection came back. */
const leaveBehind = (page: Page, entries: Entry[]) =>
  page.evaluate(
    (given) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('outbox')
        opening.onupgradeneeded = () => opening.result.createObjectStore('outbox')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const writing = opening.result.transaction('outbox', 'readwrite')
          given.forEach((entry, place) =>
            writing
              .objectStore('outbox')
              .put({ ...entry, createdAt: Date.now() + place, error: null }, entry.key),
          )
          writing.oncomplete = () => {
            opening.result.close()
            localStorage.setItem('outbox', '1')
            resolve()
          }
        }
      }),
    entries,
  )

const waiting = (page: Page) => page.evaluate(() => localStorage.getItem('outbox'))

async function someTopic(page: Page): Promise<string> {
  const answer = await page.request.get('/api/forum-topics?limit=1')
  return ((await answer.json()) as { docs: { id: string }[] }).docs[0]!.id
}

async function commentsOf(page: Page, topic: string, start: string): Promise<string[]> {
  const answer = await page.request.get(
    `/api/forum-comments?where[topic][equals]=${topic}&sort=-createdAt&limit=50`,
  )
  const { docs } = (await answer.json()) as { docs: { content: string }[] }
  return docs.map(({ content }) => content).filter((content) => content.startsWith(start))
}

test('what waits goes out from any page, once and in order, from two tabs too', async ({
  browser,
  site,
  contextOptions,
}) => {
  const { page, id: member } = await newMember({ browser, site, contextOptions, city: 'Бон' })
  const topic = await someTopic(page)
  const mark = crypto.randomUUID()
  const entries = ['първо', 'второ', 'трето'].map((word) => {
    const key = crypto.randomUUID()
    const body = { topic, content: `${mark} ${word}`, clientKey: key }
    return { member, key, path: '/api/forum-comments', body, scope: `topic:${topic}` }
  })
  await page.goto('/news')
  await leaveBehind(page, entries)
  const second = await page.context().newPage()
  await Promise.all([page.reload(), second.goto('/contacts')])
  await expect.poll(() => waiting(page)).toBeNull()
  expect(await commentsOf(page, topic, mark)).toEqual(
    ['трето', 'второ', 'първо'].map((word) => `${mark} ${word}`),
  )
  await page.context().close()
})

test('what another member wrote stays where it is, and a refusal stops nothing behind it', async ({
  browser,
  site,
  contextOptions,
}) => {
  const { page, id: member } = await newMember({ browser, site, contextOptions, city: 'Бон' })
  const topic = await someTopic(page)
  const mark = crypto.randomUUID()
  const entry = (of: string, content: string): Entry => {
    const key = crypto.randomUUID()
    return {
      member: of,
      key,
      path: '/api/forum-comments',
      body: { topic, content, clientKey: key },
      scope: `topic:${topic}`,
    }
  }
  await page.goto('/news')
  await leaveBehind(page, [
    entry(crypto.randomUUID(), `${mark} на друг`),
    entry(member, ' '),
    entry(member, `${mark} мое`),
  ])
  await page.reload()
  await expect.poll(() => commentsOf(page, topic, mark)).toEqual([`${mark} мое`])
  const left = await page.evaluate(
    () =>
      new Promise<{ member: string; error: string | null }[]>((resolve) => {
        const opening = indexedDB.open('outbox')
        opening.onsuccess = () => {
          const reading = opening.result.transaction('outbox').objectStore('outbox').getAll()
          reading.onsuccess = () => resolve(reading.result)
        }
      }),
  )
  expect(left.map(({ member: of, error }) => [of === member, error !== null]).sort()).toEqual([
    [false, false],
    [true, true],
  ])
  await page.context().close()
})

test('a comment sent without a connection waits below the others, and goes out once from another page @phone', async ({
  browser,
  site,
  contextOptions,
}) => {
  const { page } = await newMember({ browser, site, contextOptions, city: 'Бон' })
  const context = page.context()
  const topic = await someTopic(page)
  const text = `Обадете се в общината. ${crypto.randomUUID()}`
  await page.goto(`/forum?topic=${topic}`)
  const field = page.getByLabel('Вашият коментар')
  await field.fill(text)
  await expect.poll(() => isStored(page, text)).toBe(true)
  await context.setOffline(true)
  await page.getByRole('main').getByRole('button', { name: 'Публикувайте', exact: true }).click()
  await expect(page.getByText('Чака връзка')).toBeVisible()
  await expect(field).toHaveValue('')
  await page.close()

  await context.setOffline(false)
  const other = await context.newPage()
  await other.goto('/news')
  await expect.poll(() => commentsOf(other, topic, text)).toEqual([text])
  await expect.poll(() => waiting(other)).toBeNull()
  await other.goto(`/forum?topic=${topic}`)
  await expect(other.getByText('Чака връзка')).toBeHidden()
  await context.close()
})
