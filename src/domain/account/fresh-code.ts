import { CODE_MINUTES } from '#domain/limits'

type Session = { id: string; codeAt?: string | null }
type Person = { sessions?: Session[] | null; _sid?: string } | null | undefined

/** Whether this very session has shown a code a short while ago. */
export function hasFreshCode(person: Person, now = new Date()): boolean {
  const codeAt = person?.sessions?.find(({ id }) => id === person._sid)?.codeAt
  return Boolean(codeAt) && now.getTime() - new Date(codeAt!).getTime() < CODE_MINUTES * 60_000
}
