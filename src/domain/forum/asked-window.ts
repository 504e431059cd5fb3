import { isId } from '#domain/lists/ids'
import type { TopicWindow } from '#domain/routes'

type Query = Record<string, string | string[] | undefined>

/** Which comments the address of a topic asks for: at most one place, the most exact one. */
export function askedWindow({ comment, after, before, newest }: Query): TopicWindow {
  const id = (value: Query[string]) => (isId(value) ? String(value).toLowerCase() : undefined)
  if (id(comment)) return { comment: id(comment) }
  if (id(after)) return { after: id(after) }
  if (id(before)) return { before: id(before) }
  return newest === '1' ? { newest } : {}
}

export const topicWindowNames = [
  'comment',
  'after',
  'before',
  'newest',
] as const satisfies readonly (keyof TopicWindow)[]
