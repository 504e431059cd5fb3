import { notificationsOf } from '#support/community'
import type { signedInMember } from '#support/members'
import { rest } from '#support/rest'

export type Member = Awaited<ReturnType<typeof signedInMember>>

let number = 0
/** The same text is refused twice. */
export const nextNumber = () => (number += 1)

export const spam = () =>
  `Печелете до 3000 € на месец от вкъщи, без опит и без риск! Пишете ми в WhatsApp +49 151 ${1_000_000 + nextNumber()}`

export const send = (path: string, { headers }: Member, body: object) =>
  rest('POST', path, { headers, body: { ...body } })

export const typesOf = async (member: Member) =>
  (await notificationsOf(member)).map(({ type }: { type: string }) => type)

export const caseOf = (itemType: string, id: string) =>
  rest('GET', `/cases/${itemType}/${id}`, { as: 'moderator' })

export const decide = (itemType: string, id: string, body: object) =>
  rest('POST', `/cases/${itemType}/${id}/decide`, { as: 'moderator', body: { ...body } })
