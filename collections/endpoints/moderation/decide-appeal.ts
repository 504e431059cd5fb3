import type { Endpoint, PayloadRequest } from 'payload'
import { inTransaction } from '#database/connection/in-transaction'
import { lockStatement, otherStaff } from '#database/statements/moderation/statements'
import { type AppealDecision, appealDecisionInput } from '#domain/moderation/appeals'
import { decidingRefusal, type Reversal } from '#domain/moderation/statements'
import { valueForTrail } from '#domain/trail/value-for-trail'
import { memberOf } from '#hooks/moderation/give-reasons'
import { restoreItem } from '#hooks/moderation/restore-item'
import { notify } from '#hooks/notifications/notify'
import { queueEmail } from '#hooks/notifications/queue-email'
import { writeTrail } from '#hooks/trail/write-trail'
import { appealScreenTexts as texts, appealTexts, answerText } from '#texts/moderation/appeals'
import type { Statement } from '#types'
import { idIn, notFound, privately, refuse, signedInStaff } from '#collections/endpoints/answers'
import { readInput } from '#collections/endpoints/read-input'

/** By a second person; a reversal shows what was hidden (docs/decisions/072-statements-and-appeals.md). */
export const decideAppeal: Omit<Endpoint, 'root'> = {
  path: '/:id/decide',
  method: 'post',
  handler: async (req) => {
    const { id: actor } = signedInStaff(req)
    const { decision, answer } = await readInput(req, appealDecisionInput)
    const id = idIn(req)
    await inTransaction(req, async () => {
      const locked = await lockStatement(req, id)
      if (!locked) throw notFound()
      if (locked.appealState === 'none') refuse(409, texts.nothingToDecide)
      if (locked.appealState !== 'pending') refuse(409, texts.alreadyDecided)
      const statement = await req.payload.findByID({ collection: 'statements', id, depth: 0, req })
      const others = (await otherStaff(req, locked)).length
      const asked = { ...locked, actor, others, appealedAt: statement.appealedAt ?? '' }
      const refusal = decidingRefusal(asked, new Date())
      if (refusal) refuse(403, texts.refused[refusal])
      const reversal = decision === 'reversed' ? await restoreItem(req, named(statement)) : null
      const data = {
        appealState: decision,
        answer,
        answeredBy: actor,
        answeredAt: new Date().toISOString(),
        isSamePerson: actor === locked.first,
        reversal,
      }
      await req.payload.update({ collection: 'statements', id, data, req })
      await writeTrail(req, [lineOf(statement, { decision, answer })])
      await tell(req, statement, { decision, answer, reversal, isSamePerson: data.isSamePerson })
    })
    return privately({ message: texts.saved[decision] })
  },
}

/** Only the server writes statements, and always whole. */
const named = ({ id, itemType, itemId, action }: Statement) => ({
  id,
  itemType: itemType!,
  itemId: itemId!,
  action: action!,
})

type Given = { decision: AppealDecision; answer: string }

const lineOf = (statement: Statement, { decision, answer }: Given) => ({
  action: decision === 'reversed' ? ('uphold' as const) : ('dismiss' as const),
  subject: 'statements',
  documentId: statement.id,
  title: valueForTrail(statement.itemTitle ?? ''),
  member: String(statement.owner),
  changes: [{ field: 'appealState', before: 'pending', after: decision }],
  reason: valueForTrail(answer),
})

type Told = Given & { reversal: Reversal | null; isSamePerson: boolean }

async function tell(req: PayloadRequest, { id, itemTitle, owner }: Statement, told: Told) {
  const member = await memberOf(req, owner)
  if (!member) return
  const { decision } = told
  const text = answerText(told)
  const to = { email: member.email, name: member.fullName }
  await queueEmail({ req, message: 'appealDecided', to, values: { id, decision, text } })
  await notify({
    req,
    to: member.id,
    type: 'report_decided',
    ...appealTexts.notification({ decision, name: itemTitle ?? '', answer: text }),
    data: { collection: 'statements', id },
    isEmailed: false,
  })
}
