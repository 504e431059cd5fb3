import type { Page } from '@playwright/test'

/** What members do, without the screens they do it on. */
async function call<Answer>(page: Page, path: string, data: object): Promise<Answer> {
  const headers = { Origin: new URL((await page.context().request.get('/api/health')).url()).origin }
  const answer = await page.context().request.post(path, { data, headers })
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
  return (await answer.json()) as Answer
}

type Created = { doc: { id: string } }

export const writePost = async (page: Page, content: string) =>
  (await call<Created>(page, '/api/posts', { content })).doc.id

export const commentPost = async (page: Page, post: string, content: string) =>
  (await call<Created>(page, '/api/post-comments', { post, content })).doc.id

export const likePost = (page: Page, post: string) => call(page, `/api/posts/${post}/like`, {})
