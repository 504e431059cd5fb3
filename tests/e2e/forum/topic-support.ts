import type { APIRequestContext, Browser, BrowserContextOptions, Page } from '@playwright/test'
import { call } from '../support/conversation'
import { newMember, type NewMember } from '../support/new-member'
import { openLive } from '../support/open-live'
import { siteSql } from '../support/site-sql'
import type { Site } from '../support/start-site'

export type Topic = { id: string; slug: string; address: string; category: string }

/** A member who may comment. */
export const writer = (given: {
  browser: Browser
  site: Site
  fullName: string
  contextOptions?: BrowserContextOptions
}): Promise<NewMember> => newMember({ ...given, city: 'Дортмунд' })

export async function openTopic({
  request,
  title = 'Anmeldung без договор за наем?',
  content,
}: {
  request: APIRequestContext
  title?: string
  content?: string
}): Promise<Topic> {
  const { docs } = await (
    await request.get('/api/forum-categories?where[isActive][equals]=true&limit=1')
  ).json()
  const [category] = docs
  const { doc } = await call(request, 'post', '/forum-topics', { title, content, category: category.id })
  const { id, slug } = doc
  return { id, slug, category: category.slug, address: `/forum/${category.slug}/${slug}` }
}

export async function say({
  request,
  topic,
  content,
}: {
  request: APIRequestContext
  topic: Topic
  content: string
}): Promise<string> {
  return (await call(request, 'post', '/forum-comments', { topic: topic.id, content })).doc.id
}

/** A minute apart, the last one an hour ago; „Отговор 1“ is the oldest. */
export async function fill({
  site,
  topic,
  owner,
  count,
}: {
  site: Site
  topic: Topic
  owner: string
  count: number
}) {
  await siteSql(
    site,
    `insert into forum_comments (topic_id, owner_id, content, created_at, updated_at)
      select $1, $2, 'Отговор ' || number, moment, moment
      from generate_series(1, $3::int) number,
        lateral (select now() - interval '1 hour' - ($3::int - number) * interval '1 minute' as moment) at`,
    [topic.id, owner, count],
  )
  await siteSql(site, `update forum_topics set replies_count = $2 where id = $1`, [topic.id, count])
}

/** Open with its live updates, and with what belongs to the member. */
export async function goLive(page: Page, address: string) {
  const viewer = page.waitForResponse((response) => response.url().endsWith('/viewer'))
  await Promise.all([viewer, openLive(page, address)])
}

export const commentOf = (page: Page, text: string) => page.locator('.comment').filter({ hasText: text })

/** The whole shift of the layout so far, as browsers count it. */
export const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number
            hadRecentInput: boolean
          })[])
            if (!entry.hadRecentInput) sum += entry.value
          resolve(sum)
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 200)
      }),
  )
