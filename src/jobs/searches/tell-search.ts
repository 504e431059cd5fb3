import type { PayloadRequest } from 'payload'
import { writeNotifications } from '#database/statements/notifications/write-notifications'
import {
  forgetUntold,
  lockSearch,
  type SearchToTell,
  takeDue,
} from '#database/statements/searches/due-searches'
import type { FoundItem } from '#database/statements/searches/search-hits'
import type { NoticeChannel } from '#domain/notifications/notice-kinds'
import { FOUND_NAMED_MAX } from '#domain/searches/search-limits'
import { tellElsewhere } from '#hooks/notifications/tell-elsewhere'
import { foundTexts } from '#texts/searches/saved-searches'

/**
 * One notification of all that is due, in the caller's transaction: on rollback it is due again. False while another
 * process tells or changes the search, or when it is gone.
 */
export async function tellSearch(req: PayloadRequest, id: string): Promise<boolean> {
  const search = await lockSearch(req, id)
  if (!search) return false
  if (search.isPaused) await forgetUntold(req, id)
  else await tell(req, search)
  return true
}

async function tell(req: PayloadRequest, search: SearchToTell): Promise<void> {
  const { id } = search
  const items = await takeDue(req, id)
  const [newest] = items
  if (!newest) return
  const notification = { ...noticeOf(search, items), places: placesOf(search) }
  const told = await writeNotifications(req, { to: [search.owner], ...notification })
  await tellElsewhere(req, { notification, told, isEmailed: false })
  if (!told.some(({ byEmail }) => byEmail)) return
  await req.payload.jobs.queue({
    task: 'sendFound',
    queue: 'mailings',
    input: { member: search.owner, search: id, toldAt: newest.toldAt },
    req,
  })
}

/** Of one item it leads to it and goes when that is hidden; of several it leads to the list. */
function noticeOf({ id, name, address }: SearchToTell, items: FoundItem[]) {
  const [only] = items.length === 1 ? items : []
  const kinds = [...new Set(items.map(({ kind }) => kind))]
  const found = { name, count: items.length, kinds, items }
  return {
    type: 'search_found' as const,
    title: foundTexts.title(found),
    message: foundTexts.message(found),
    data: {
      collection: 'saved-searches',
      id,
      path: only?.url ?? address,
      found: named(items),
      count: items.length,
      kinds,
    },
    about: only?.id,
  }
}

const named = (items: readonly FoundItem[]) =>
  items.slice(0, FOUND_NAMED_MAX).map(({ kind, id }) => ({ kind, id }))

function placesOf({ onSite, onPhone, byEmail }: SearchToTell): NoticeChannel[] {
  const chosen = { site: onSite, phone: onPhone, email: byEmail }
  return (Object.keys(chosen) as NoticeChannel[]).filter((place) => chosen[place])
}
