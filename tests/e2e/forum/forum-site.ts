import type { APIRequestContext } from '@playwright/test'
import { call } from '../support/conversation'

type Caller = { request: APIRequestContext }

const created = async ({ request }: Caller, path: string, data: object) =>
  (await call(request, 'post', path, data)).doc

export const newCategory = (staff: Caller, name: string) =>
  created(staff, '/forum-categories', { name, description: 'За проба', order: 900 })

export const newTopic = (author: Caller, { title, category }: { title: string; category: string }) =>
  created(author, '/forum-topics', { title, category })

export const comment = (author: Caller, topic: string) =>
  created(author, '/forum-comments', { topic, content: 'И при нас беше така.' })

export const remove = ({ request }: Caller, path: string) => call(request, 'delete', path)

export const rename = ({ request }: Caller, id: string, fullName: string) =>
  call(request, 'patch', `/users/${id}`, { fullName })

export const openForum = ({ request }: Caller, forumPublicRead: boolean) =>
  call(request, 'post', '/globals/site', { forumPublicRead })

/** Different in every run, and a word of its own for the search. */
export const word = () =>
  Array.from(
    crypto.getRandomValues(new Uint8Array(9)),
    (byte) => 'бвгдзклмнпрст'[byte % 13]! + 'аеиоу'[byte % 5]!,
  ).join('')
