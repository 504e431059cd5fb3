import { suspensionOf } from '#domain/account/suspension'
import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { inTransaction } from '#database/connection/in-transaction'
import {
  lockPending,
  ownerOfGone,
  readCaseReports,
  readCases,
  reportHistory,
} from '#database/statements/moderation/cases'
import { lockHideable } from '#database/statements/moderation/held'
import { openAppeals, openNotices, statementsAbout } from '#database/statements/moderation/statements'
import { ownedItemIds } from '#database/statements/moderation/owned-items'
import {
  caseName,
  type CaseName,
  type CaseOwner,
  type CasePage,
  casesQuery,
  type NoticeRow,
  type OpenCase,
} from '#domain/moderation/cases'
import { caseDecisionInput } from '#domain/moderation/report-input'
import { itemName } from '#domain/moderation/reports'
import { noticedItem } from '#hooks/legal/noticed-item'
import { ofGroup } from '#hooks/moderation/report-decision'
import { type StoredItem, storedItem } from '#hooks/moderation/reported-item'
import { decisionTexts, reportTexts } from '#texts/moderation/reports'
import { notFound, privately, signedInStaff } from '#collections/endpoints/answers'
import { readInput, readQuery, readValues } from '#collections/endpoints/read-input'
import { itemNow } from './item-now'

const list: Endpoint = {
  path: '/cases',
  method: 'get',
  handler: async (req) => {
    signedInStaff(req)
    const query = readQuery(req, casesQuery)
    const isFirst = query.state === 'pending' && !query.before
    const page: CasePage = {
      ...(await readCases(req, query)),
      notices: isFirst ? await waitingNotices(req) : [],
      appeals: isFirst ? await openAppeals(req) : [],
    }
    return privately(page)
  },
}

/** With the item that the address leads to. */
async function waitingNotices(req: PayloadRequest): Promise<NoticeRow[]> {
  const notices = await openNotices(req)
  return Promise.all(
    notices.map(async (notice) => {
      const found = await noticedItem(req, notice.url)
      return { ...notice, title: found && itemName(found.item.said) }
    }),
  )
}

const open: Endpoint = {
  path: '/cases/:itemType/:itemId',
  method: 'get',
  handler: async (req) => {
    signedInStaff(req)
    return privately(await openCase(req, nameOf(req)))
  },
}

/** All open reports about one item in one decision (docs/decisions/068-cases.md). */
const decide: Endpoint = {
  path: '/cases/:itemType/:itemId/decide',
  method: 'post',
  handler: async (req) => {
    signedInStaff(req)
    const name = nameOf(req)
    const { decision, seen, ...given } = await readInput(req, caseDecisionInput)
    const isHeld = await inTransaction(req, async () => {
      const waiting = await lockPending(req, name)
      if (waiting.length === 0) throw new APIError(decisionTexts.alreadyDecided, 409, null, true)
      const item = await storedItem({ ...name, req })
      if (seen && item?.isHeld && decision === 'rejected') await refuseUnread(req, item, seen)
      for (const [index, { id }] of waiting.entries()) {
        await req.payload.update({
          collection: 'reports',
          id,
          data: { status: decision, ...given },
          overrideAccess: false,
          // The item is acted on once, and its owner told once.
          context: index === 0 ? {} : ofGroup,
          req,
        })
      }
      return item?.isHeld
    })
    const message = isHeld ? reportTexts.heldDecided[given.action] : reportTexts.decided[decision]
    return privately({ message })
  },
}

/** An author may correct what waits, also after staff have opened it. */
async function refuseUnread(req: PayloadRequest, item: StoredItem, seen: string) {
  const row = await lockHideable(req, item)
  if (row && Date.parse(row.updatedAt) !== Date.parse(seen))
    throw new APIError(reportTexts.correctedMeanwhile, 409, null, true)
}

const remove: Endpoint = {
  path: '/cases/:itemType/:itemId',
  method: 'delete',
  handler: async (req) => {
    signedInStaff(req)
    const { itemType, itemId } = nameOf(req)
    const item = await storedItem({ itemType, itemId, req })
    if (item?.isHeld) throw new APIError(reportTexts.heldFirst, 409, null, true)
    const where = { itemType: { equals: itemType }, itemId: { equals: itemId } }
    const { docs, errors } = await req.payload.delete({
      collection: 'reports',
      where,
      overrideAccess: false,
      req,
    })
    if (errors.length > 0) throw new APIError(reportTexts.removeFailed, 500, null, true)
    if (docs.length === 0) throw notFound()
    return privately({ message: reportTexts.removed })
  },
}

export const cases = [list, open, decide, remove]

const nameOf = (req: PayloadRequest): CaseName => readValues(req, caseName, { ...req.routeParams })

async function openCase(req: PayloadRequest, name: CaseName): Promise<OpenCase> {
  const reports = await readCaseReports(req, name)
  const [first] = reports
  if (!first) throw notFound()
  const stored = await storedItem({ ...name, req })
  const item = stored && (await itemNow(req, stored))
  const owner = stored ? stored.owner : await ownerOfGone(req, name)
  return {
    ...name,
    reported: { title: first.title, text: first.text },
    item,
    owner: owner ? await ownerOf(req, String(owner)) : null,
    statements: await statementsAbout(req, name),
    reports: reports.map(({ title: _title, text: _text, ...report }) => report),
  }
}

async function ownerOf(req: PayloadRequest, id: string): Promise<CaseOwner | null> {
  const member = await req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    overrideAccess: false,
    disableErrors: true,
    req,
  })
  if (!member) return null
  const history = await reportHistory(req, {
    memberId: id,
    itemIds: [id, ...(await ownedItemIds(req, id))],
  })
  const { fullName: name, email, createdAt: joinedAt, role } = member
  return { id, name, email, joinedAt, role, suspension: suspensionOf(member), ...history }
}
