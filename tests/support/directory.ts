import type { DirectoryKind } from '#domain/directory/directory-kinds'
import { contactBody, storeBody } from './access/sample-bodies'
import { emailsTo } from './emails'
import type { signedInMember } from './members'
import { type Actor, rest } from './rest'
import { runRawSql } from './run-sql'

type Member = Awaited<ReturnType<typeof signedInMember>>

let number = 0
export const newAddress = () => `praxis-${(number += 1)}@praxis.example`

/** Public, as an administrator enters it. */
export async function newEntry(kind: DirectoryKind, given: Record<string, unknown> = {}) {
  const body = { ...(kind === 'contacts' ? contactBody() : storeBody()), ...given }
  const { status, data, text } = await rest('POST', `/${kind}`, { as: 'admin', body })
  if (status !== 201) throw new Error(`no entry: ${status} ${text}`)
  return { id: String(data.doc.id), name: String(data.doc.name) }
}

export const shownEntry = async (kind: DirectoryKind, id: string) =>
  (await rest('GET', `/${kind}/${id}`)).data

type Said = { as?: Actor; headers?: Record<string, string> }
const pathOf = (kind: DirectoryKind, id: string) => `/directory/${kind}/${id}`

export const reportChange = (kind: DirectoryKind, id: string, body: Record<string, unknown>, by: Said = {}) =>
  rest('POST', `${pathOf(kind, id)}/changes`, { body, ...by })

export const requestsAbout = (itemId: string) =>
  runRawSql<{ id: string; status: string; answers: string[] }>(
    `select id, status, answer_to as answers from directory_requests
     where item_id = '${itemId}' order by created_at`,
  )

export const decideRequest = (id: string, decision: 'approved' | 'rejected', as: Actor = 'moderator') =>
  rest('POST', `/directory/requests/${id}/decide`, { as, body: { decision } })

export const claimState = async (kind: DirectoryKind, id: string, { headers }: Member) =>
  (await rest('GET', `${pathOf(kind, id)}/claim`, { headers })).data

export const askForCode = (id: string, { headers }: Member) =>
  rest('POST', `${pathOf('contacts', id)}/claim/code`, { body: {}, headers })

export const enterCode = (id: string, code: string, { headers }: Member) =>
  rest('POST', `${pathOf('contacts', id)}/claim`, { body: { code }, headers })

export const askStaff = (kind: DirectoryKind, id: string, { headers }: Member) =>
  rest('POST', `${pathOf(kind, id)}/claim/request`, { body: { message: 'Аз съм.' }, headers })

export async function codeSentTo(email: string): Promise<string> {
  const letters = await emailsTo(email)
  const [code] = /\b\d{6}\b/.exec(letters.at(-1)?.split('Content-Type: text/html')[0] ?? '') ?? []
  if (!code) throw new Error(`no code in: ${letters.at(-1)}`)
  return code
}

/** Another code than this one. */
export const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
