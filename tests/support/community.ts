import type { ForumCategory, ForumTopic, Post } from '#types'
import { signedInMember } from './members'
import { rest } from './rest'

let number = 0

type Caller = { headers: Record<string, string> }

async function created<Doc>(path: string, body: Record<string, unknown>, caller: Caller): Promise<Doc> {
  const { status, data, text } = await rest('POST', path, { body, ...caller })
  if (status !== 201) throw new Error(`${path} not created: ${status} ${text}`)
  return data.doc
}

let known: Promise<ForumCategory> | undefined

export const newForumCategory = async (given: Partial<ForumCategory> = {}): Promise<ForumCategory> => {
  const body = { name: `Форумна категория ${(number += 1)}`, description: 'За какво е', ...given }
  const { data } = await rest('POST', '/forum-categories', { as: 'moderator', body })
  return data.doc
}

export const someCategory = () => (known ??= newForumCategory())

export async function newTopic(given: { author?: Caller; title?: string } = {}): Promise<ForumTopic> {
  const author = given.author ?? (await signedInMember())
  const { id: category } = await someCategory()
  return created('/forum-topics', { title: given.title ?? `Тема номер ${(number += 1)}`, category }, author)
}

export async function newPost(given: { author?: Caller; content?: string } = {}): Promise<Post> {
  const author = given.author ?? (await signedInMember())
  return created('/posts', { content: given.content ?? `Въпрос номер ${(number += 1)}` }, author)
}

export const comment = (topic: string, { headers }: Caller, content = 'Съгласна съм.') =>
  rest('POST', '/forum-comments', { body: { topic, content }, headers })

export const commentPost = (post: string, { headers }: Caller, content = 'И аз.') =>
  rest('POST', '/post-comments', { body: { post, content }, headers })

export const like = (path: string, { headers }: Caller) => rest('POST', `${path}/like`, { headers })

export const notificationsOf = async ({ headers }: Caller) =>
  (await rest('GET', '/notifications?sort=-createdAt&limit=50', { headers })).data.docs
