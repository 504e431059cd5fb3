import type { Page } from '@playwright/test'
import type { Site } from '../support/start-site'

type Doc = { id: string; name: string; slug: string }
type Caller = { request: Page['request']; site: Site }

/** What the browser's own form would send. */
async function send(
  { request, site }: Caller,
  method: 'post' | 'patch' | 'delete',
  path: string,
  data?: object,
) {
  const answer = await request[method](`/api${path}`, { data, headers: { Origin: site.url } })
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`)
  return ((await answer.json()) as { doc: Doc }).doc
}

export const newCategory = (staff: Caller, name: string) =>
  send(staff, 'post', '/forum-categories', { name, description: 'За проба', order: 900 })

export const newTopic = (author: Caller, { title, category }: { title: string; category: string }) =>
  send(author, 'post', '/forum-topics', { title, category })

export const comment = (author: Caller, topic: string) =>
  send(author, 'post', '/forum-comments', { topic, content: 'И при нас беше така.' })

export const remove = (author: Caller, path: string) => send(author, 'delete', path)

export const rename = (member: Caller, id: string, fullName: string) =>
  send(member, 'patch', `/users/${id}`, { fullName })

export const openForum = (admin: Caller, forumPublicRead: boolean) =>
  admin.request.post('/api/globals/site', { data: { forumPublicRead }, headers: { Origin: admin.site.url } })

/** Different in every run, and a word of its own for the search. */
export const word = () =>
  Array.from(
    crypto.getRandomValues(new Uint8Array(9)),
    (byte) => 'бвгдзклмнпрст'[byte % 13]! + 'аеиоу'[byte % 5]!,
  ).join('')
