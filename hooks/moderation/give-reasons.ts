import type { PayloadRequest } from 'payload'
import type { ItemInfo, ReportAction, ReportType } from '#domain/moderation/reports'
import { itemName } from '#domain/moderation/reports'
import type { Reasons, StatementSource } from '#domain/moderation/statements'
import { notify } from '#hooks/notifications/notify'
import { queueEmail } from '#hooks/notifications/queue-email'
import { reportTexts } from '#texts/moderation/reports'
import { statementText, statementTexts } from '#texts/moderation/statements'
import type { User } from '#types'

export type Decided = {
  req: PayloadRequest
  itemType: ReportType
  itemId: string
  said: ItemInfo
  /** Before this decision. */
  wasHidden: boolean
  action: ReportAction
  source: StatementSource
  notice?: string
  ground?: string | null
  facts: string
}

/** Of the owner of an item, before the decision: with a profile the account itself may go. */
export async function memberOf(req: PayloadRequest, owner: unknown): Promise<User | null> {
  if (typeof owner !== 'string') return null
  return req.payload.findByID({ collection: 'users', id: owner, depth: 0, disableErrors: true, req })
}

/** The statement of reasons: a page of the owner's, a notification that leads there, and an email. */
export async function giveReasons(member: User, decided: Decided): Promise<void> {
  const { req, itemType, itemId, said, action, source, notice, facts, wasHidden } = decided
  const ground = decided.ground || statementTexts.defaultGround
  const itemTitle = itemName(said)
  const reasons = { itemType, itemTitle, action, source, ground, facts }
  const isAccountGone = itemType === 'profile' && action === 'delete'
  const id = isAccountGone ? null : await store()
  const told: Reasons = { ...reasons, decidedAt: new Date().toISOString() }
  await queueEmail({
    req,
    message: 'reasonsGiven',
    to: { email: member.email, name: member.fullName },
    values: { id, text: statementText(told) },
  })
  if (!id) return
  await notify({
    req,
    to: member.id,
    type: 'report_decided',
    ...reportTexts.toOwner({ action, name: itemTitle, grounds: facts }),
    data: { collection: 'statements', id },
    isEmailed: false,
  })

  async function store(): Promise<string> {
    const itemText = said.content ?? ''
    const by = { decidedBy: req.user?.id, notice, wasHidden }
    const data = { ...reasons, ...by, owner: member.id, itemId, itemText }
    return (await req.payload.create({ collection: 'statements', data, req })).id
  }
}
