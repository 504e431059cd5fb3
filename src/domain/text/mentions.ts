import { MENTIONS_MAX } from '#domain/limits'
import { mentionedAt } from './mention-rule'

export type Mention = { id: string; name: string }

export const withMention = (known: readonly Mention[], { id, name }: Mention): Mention[] => [
  ...known.filter((one) => one.id !== id),
  { id, name },
]

/** Those whose `@Name` stands in the text, each once. */
export function mentionsIn(text: string, people: readonly Mention[]): Mention[] {
  const names = people.map(({ name }) => name)
  const named = new Set<string | null>()
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1))
    named.add(mentionedAt({ text, at, names }))
  return people
    .filter(({ id, name }, index) => named.has(name) && people.findIndex((one) => one.id === id) === index)
    .slice(0, MENTIONS_MAX)
}
