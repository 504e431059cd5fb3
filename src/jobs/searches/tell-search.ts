import type { PayloadRequest } from 'payload'
import { writeNotifications } from '#database/statements/notifications/write-notifications'
import {
  type FoundItem,
  lockSearch,
  type SearchToTell,
  takeDue,
} from '#database/statements/searches/search-hits'
import type { NoticeChannel } from '#domain/notifications/notice-kinds'
import { FOUND_NAMED_MAX } from '#domain/searches/search-limits'
import { tellElsewhere } from '#hooks/notifications/tell-elsewhere'
import { foundTexts } from '#texts/searches/saved-searches'

/** One notification of all that is due, in the caller's transaction: on rollback it is due again. */
export async function tellSearch(req: PayloadRequest, id: string): Promise<void> {
  const search = await lockSearch(req, id)
  const items = search ? await takeDue(req, id) : []
  if (!search || items.length === 0) return
  const notification = { ...noticeOf(search, items), places: placesOf(search) }
  const told = await writeNotifications(req, { to: [search.owner], ...notification })
  await tellElsewhere(req, { notification, told, isEmailed: false })
  if (!told.some(({ byEmail }) => byEmail)) return
  const named = items.slice(0, FOUND_NAMED_MAX).map(({ kind, id: item }) => ({ kind, id: item }))
  await req.payload.jobs.queue({
    task: 'sendFound',
    queue: 'mailings',
    input: { member: search.owner, search: id, items: named, count: items.length },
    req,
  })
}

/** Of one item it leads to it and goes when that is hidden; of several it leads to the list. */
function noticeOf({ id, name, address }: SearchToTell, items: FoundItem[]) {
  const [only] = items.length === 1 ? items : []
  const found = { name, count: items.length, items }
  return {
    type: 'search_found' as const,
    title: foundTexts.title(found),
    message: foundTexts.message(found),
    data: { collection: 'saved-searches', id, path: only?.url ?? address },
    about: only?.id,
  }
}

function placesOf({ onSite, onPhone, byEmail }: SearchToTell): NoticeChannel[] {
  const chosen = { site: onSite, phone: onPhone, email: byEmail }
  return (Object.keys(chosen) as NoticeChannel[]).filter((place) => chosen[place])
}
