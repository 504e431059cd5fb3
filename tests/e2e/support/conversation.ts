import type { APIRequestContext, Page } from '@playwright/test'

type Created = { doc: { id: string; slug: string; name: string } }

/** What the forms of the site would send, without the screens. */
export async function call<Answer = Created>(
  request: APIRequestContext,
  method: 'post' | 'patch' | 'delete',
  path: string,
  data?: object,
): Promise<Answer> {
  const { origin } = new URL((await request.get('/api/health')).url())
  const answer = await request[method](`/api${path}`, { data, headers: { Origin: origin } })
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`)
  return (await answer.json()) as Answer
}

const created = async ({ request }: Pick<Page, 'request'>, path: string, data: object) =>
  (await call(request, 'post', path, data)).doc.id

export const writePost = (member: Page, content: string) => created(member, '/posts', { content })

export const commentPost = (member: Page, post: string, content: string) =>
  created(member, '/post-comments', { post, content })

export const likePost = ({ request }: Page, post: string) => call(request, 'post', `/posts/${post}/like`, {})
