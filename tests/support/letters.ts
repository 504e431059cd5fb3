import { env } from '#env'
import { linkOf, writtenTo } from './outbox'
import { getTestPayload } from './rest'

/** Sends what is queued and gives the letters to one address, the oldest first. */
export async function lettersTo(email: string): Promise<string[]> {
  await (await getTestPayload()).jobs.run({ queue: 'mail', limit: 100 })
  return writtenTo(email, env.DATA_DIR)
}

export const linkIn = (letter: string | undefined): URL => new URL(linkOf(letter))
export const tokenIn = (letter: string | undefined): string => linkIn(letter).searchParams.get('token') ?? ''
