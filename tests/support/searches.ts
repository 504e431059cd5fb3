import { signedInMember } from './members'
import { getTestPayload, rest } from './rest'
import { runRawSql } from './run-sql'

type Member = Awaited<ReturnType<typeof signedInMember>>

export const searchInput = {
  name: 'Двустаен в Дортмунд',
  address: '/apartments?q=Дортмунд&rooms=2',
  rhythm: 'atOnce',
  onSite: true,
}

export const save = ({ headers }: Member, given: Record<string, unknown> = {}) =>
  rest('POST', '/saved-searches', { headers, body: { ...searchInput, ...given } })

/** A member with one search. */
export async function seeker(given: Record<string, unknown> = {}, by?: Member) {
  const member = by ?? (await signedInMember())
  const { status, data, text } = await save(member, given)
  if (status !== 201) throw new Error(`search not saved: ${status} ${text}`)
  return { member, id: data.doc.id as string }
}

/** What is new is matched and what is due is told, as the job does every ten seconds. */
export async function watch() {
  const payload = await getTestPayload()
  await payload.jobs.queue({ task: 'watchSearches', queue: 'searches', input: {} })
  await payload.jobs.run({ queue: 'searches', limit: 100 })
}

/** What a search found is due now, as at eight o'clock. */
export const nextMorning = (search: string) =>
  runRawSql(`update search_hits set due_at = now() where search_id = '${search}' and told_at is null`)

type Told = { type: string; title: string; message: string; data: { path?: string } }

/** What was found for a member, newest first. */
export async function toldTo({ headers }: Member): Promise<Told[]> {
  const { data } = await rest('GET', '/notifications?sort=-createdAt&limit=50', { headers })
  return (data.docs as Told[]).filter(({ type }) => type === 'search_found')
}
