import { sql } from '@payloadcms/db-postgres'
import { runSql } from '#database/connection/sql'
import type { Role } from '#domain/roles'
import { signedInMember } from './members'
import { decide, reportedService } from './reported-services'
import { getTestPayload, rest } from './rest'

type Member = Awaited<ReturnType<typeof signedInMember>>

/** The newest one about an item. */
export async function statementAbout(itemId: string) {
  const payload = await getTestPayload()
  const where = { itemId: { equals: itemId } }
  const { docs } = await payload.find({ collection: 'statements', where, sort: '-createdAt', depth: 0 })
  return docs[0]!
}

/** A service that the moderator has hidden or deleted after a report, and what its owner was told. */
export async function decidedService(given: object = {}) {
  const { serviceId, owner, reportId, reporter } = await reportedService()
  const answer = await decide(reportId, { decision: 'approved', action: 'hide', ...given })
  if (answer.status !== 200) throw new Error(answer.text)
  return { serviceId, owner, reporter, statement: await statementAbout(serviceId) }
}

export const appealAs = ({ headers }: Pick<Member, 'headers'>, id: string, appeal = 'Не искам предплата.') =>
  rest('POST', `/statements/${id}/appeal`, { body: { appeal }, headers })

export const answerAs = ({ headers }: Pick<Member, 'headers'>, id: string, body: object = {}) =>
  rest('POST', `/statements/${id}/decide`, {
    body: { decision: 'reversed', answer: 'Прав сте.', ...body },
    headers,
  })

export const staffMember = (role: Role = 'moderator') => signedInMember({ role, fullName: 'Мария Илиева' })

/** As if it had happened earlier. */
export async function moveBack(id: string, column: 'created_at' | 'appealed_at', by: string): Promise<void> {
  const name = sql.identifier(column)
  await runSql(
    { payload: await getTestPayload(), transactionID: undefined },
    sql`update statements set ${name} = ${name} - ${by}::interval where id = ${id}`,
  )
}
