import { subDays } from 'date-fns/subDays'
import type { PayloadRequest, Where } from 'payload'

export const FIGURE_DAYS = 7

/** Deleted accounts are gone, so every member that is left and not suspended is active. */
const isActive: Where = {}

export async function memberFigures(req: PayloadRequest) {
  const count = async (where: Where) =>
    (await req.payload.count({ collection: 'users', where, overrideAccess: false, req })).totalDocs
  const since = subDays(new Date(), FIGURE_DAYS).toISOString()
  const [registered, joined, active] = await Promise.all([
    count({}),
    count({ createdAt: { greater_than: since } }),
    count(isActive),
  ])
  return { registered, joined, active }
}
