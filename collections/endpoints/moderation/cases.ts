import { suspensionOf } from '#domain/account/suspension'
import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { inTransaction } from '#database/connection/in-transaction'
import { lockPending, readCaseReports, readCases, reportHistory } from '#database/statements/moderation/cases'
import { ownedItemIds } from '#database/statements/moderation/owned-items'
import {
  caseDecisionInput,
  type CaseItem,
  caseName,
  type CaseName,
  type CaseOwner,
  casesQuery,
  type OpenCase,
} from '#domain/moderation/cases'
import { itemUrl } from '#domain/kinds'
import { isItemKind } from '#domain/kinds'
import { itemName } from '#domain/moderation/reports'
import { ofGroup } from '#hooks/moderation/report-decision'
import { storedItem } from '#hooks/moderation/reported-item'
import { decisionTexts, reportTexts } from '#texts/moderation/reports'
import { errorTexts } from '#texts/web/errors'
import { privately, signedInStaff } from '#collections/endpoints/answers'
import { readInput, readQuery, readValues } from '#collections/endpoints/read-input'

const list: Endpoint = {
  path: '/cases',
  method: 'get',
  handler: async (req) => {
    signedInStaff(req)
    return privately(await readCases(req, readQuery(req, casesQuery)))
  },
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
    const { decision, action, note } = await readInput(req, caseDecisionInput)
    await inTransaction(req, async () => {
      const waiting = await lockPending(req, name)
      if (waiting.length === 0) throw new APIError(decisionTexts.alreadyDecided, 409, null, true)
      for (const [index, { id }] of waiting.entries()) {
        await req.payload.update({
          collection: 'reports',
          id,
          data: { status: decision, action, note },
          overrideAccess: false,
          // The item is acted on once, and its owner told once.
          context: index === 0 ? {} : ofGroup,
          req,
        })
      }
    })
    return privately({ message: reportTexts.decided[decision] })
  },
}

const remove: Endpoint = {
  path: '/cases/:itemType/:itemId',
  method: 'delete',
  handler: async (req) => {
    signedInStaff(req)
    const { itemType, itemId } = nameOf(req)
    const where = { itemType: { equals: itemType }, itemId: { equals: itemId } }
    const { docs, errors } = await req.payload.delete({
      collection: 'reports',
      where,
      overrideAccess: false,
      req,
    })
    if (errors.length > 0) throw new APIError(reportTexts.removeFailed, 500, null, true)
    if (docs.length === 0) throw new APIError(errorTexts.notFound, 404, null, true)
    return privately({ message: reportTexts.removed })
  },
}

export const cases = [list, open, decide, remove]

const nameOf = (req: PayloadRequest): CaseName => readValues(req, caseName, { ...req.routeParams })

async function openCase(req: PayloadRequest, name: CaseName): Promise<OpenCase> {
  const reports = await readCaseReports(req, name)
  const [first] = reports
  if (!first) throw new APIError(errorTexts.notFound, 404, null, true)
  const stored = await storedItem({ ...name, req })
  const item = stored && (await itemNow(req, stored))
  const ownerId = stored?.owner ? String(stored.owner) : null
  return {
    ...name,
    reported: { title: first.title, text: first.text },
    item,
    owner: ownerId ? await ownerOf(req, ownerId) : null,
    reports: reports.map(({ title: _title, text: _text, ...report }) => report),
  }
}

type Stored = NonNullable<Awaited<ReturnType<typeof storedItem>>>

async function itemNow(req: PayloadRequest, { collection, id, slug }: Stored): Promise<CaseItem | null> {
  const doc = (await req.payload.findByID({
    collection,
    id,
    depth: 0,
    overrideAccess: false,
    disableErrors: true,
    req,
  })) as Record<string, unknown> | null
  if (!doc) return null
  const text = (field: string) => (typeof doc[field] === 'string' ? doc[field] : null)
  return {
    collection,
    title: itemName({
      title: text('title'),
      name: text('name') ?? text('fullName'),
      content: text('content'),
    }),
    text: text('description') ?? text('content') ?? text('specialty') ?? '',
    url: isItemKind(collection) ? itemUrl({ kind: collection, id, slug }) : null,
    isHidden: doc.hidden === true || doc.approval === 'rejected',
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
  const history = await reportHistory(req, [id, ...(await ownedItemIds(req, id))])
  const { fullName: name, email, createdAt: joinedAt, role } = member
  return { id, name, email, joinedAt, role, suspension: suspensionOf(member), ...history }
}
