import { MENTIONS_MAX } from '#domain/limits'

export type Mentioned = { id: string; name: string }

export const withMention = (known: readonly Mentioned[], { id, name }: Mentioned): Mentioned[] => [
  ...known.filter((one) => one.id !== id),
  { id, name },
]

/** The ids of those whose names still stand in the text. */
export const mentionsIn = (text: string, known: readonly Mentioned[]): string[] =>
  known
    .filter(({ name }) => text.includes(`@${name}`))
    .map(({ id }) => id)
    .slice(0, MENTIONS_MAX)
