import type { Locator, Page } from '@playwright/test'
import { openTopic, writer } from '../forum/topic-support'
import { writePost } from './conversation'
import { expect } from './site'

export type Talk = {
  open: (page: Page) => Promise<void>
  field: (page: Page) => Locator
  button: (page: Page) => Locator
  /** What the comments say, in the order in which they stand. */
  comments: (page: Page) => Locator
  /** Whatever shows the text: the comment itself, or what is still on its way. */
  shown: (page: Page, text: string) => Locator
  /** The heart of what is talked about. */
  like: (page: Page) => Locator
  /** Where comments are sent to. */
  calls: string
  stored: (page: Page) => Promise<string[]>
}

type Author = Awaited<ReturnType<typeof writer>>

async function storedAt(page: Page, path: string): Promise<string[]> {
  const answer = await page.context().request.get(path)
  const { comments } = (await answer.json()) as { comments: { content: string }[] }
  return comments.map(({ content }) => content)
}

/** A new topic in which members write comments. */
export async function inTopic(author: Author): Promise<Talk> {
  const { id, address } = await openTopic({ request: author.page.request })
  return {
    open: async (page) => {
      await page.goto(address)
      await expect(page.getByText('На живо')).toBeVisible()
    },
    field: (page) => page.getByLabel('Вашият коментар'),
    button: (page) => page.getByRole('button', { name: 'Публикувайте', exact: true }),
    comments: (page) => page.locator('.comment .user-text'),
    shown: (page, text) => page.locator('main p').filter({ hasText: text }),
    like: (page) => page.getByRole('button', { name: /^Харесва ми/ }).first(),
    calls: '**/api/forum-comments',
    stored: (page) => storedAt(page, `/api/forum-topics/${id}/comments?limit=50`),
  }
}

/** A new post of the feed, with its comments open. */
export async function underPost(author: Author): Promise<Talk> {
  const content = `Кой идва в събота ${crypto.randomUUID().slice(0, 8)}`
  const id = await writePost(author.page, content)
  const card = (page: Page) => page.getByRole('article').filter({ hasText: content })
  return {
    open: async (page) => {
      await page.goto('/feed')
      await expect(async () => {
        await card(page).getByRole('button', { name: /коментар/ }).first().click({ timeout: 1_000 }) // prettier-ignore
        await expect(card(page).getByLabel('Напишете коментар')).toBeVisible({ timeout: 2_000 })
      }).toPass()
      await expect(card(page).getByText('Все още няма коментари.')).toBeVisible()
    },
    field: (page) => card(page).getByLabel('Напишете коментар'),
    button: (page) => card(page).getByRole('button', { name: 'Изпратете' }),
    comments: (page) => card(page).locator('.post-comment .user-text'),
    shown: (page, text) => card(page).getByRole('region', { name: 'Коментари' }).locator('p').filter({ hasText: text }), // prettier-ignore
    like: (page) => card(page).getByRole('button', { name: /^Харесва ми/ }),
    calls: '**/api/post-comments',
    stored: (page) => storedAt(page, `/api/posts/${id}/comments?limit=50`),
  }
}

export async function write({ field, button }: Talk, page: Page, text: string) {
  await field(page).fill(text)
  await button(page).click()
}

export const someWriters = (given: Omit<Parameters<typeof writer>[0], 'fullName'>, names: string[]) =>
  Promise.all(names.map((fullName) => writer({ ...given, fullName })))
