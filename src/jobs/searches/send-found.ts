import { searchTelling, stillShown } from '#database/statements/searches/search-hits'
import { FOUND_NAMED_MAX } from '#domain/searches/search-limits'
import { stopToken } from '#domain/searches/stop-token'
import { routes } from '#domain/routes'
import { env } from '#env'
import { addressee } from '../email/addressee'
import { letterTask } from '../email/letter-task'
import { oneClick } from '../email/unsubscribe'
import { writeFound } from './write-found'

/** `toldAt` says what was told together. */
type Order = { member: string; search: string; toldAt: string }

/** What is hidden when it is sent is left out; nothing is sent for a search that was paused or deleted meanwhile. */
export const sendFound = letterTask<Order>({
  slug: 'sendFound',
  inputSchema: [
    { name: 'member', type: 'text', required: true },
    { name: 'search', type: 'text', required: true },
    { name: 'toldAt', type: 'text', required: true },
  ],
  send: async ({ input: { member, search: id, toldAt }, letter, req }) => {
    const to = await addressee(req, { letter, member, kind: 'searchEmails' })
    const search = to && (await searchTelling(req, { id, place: 'email' }))
    const found = search && (await stillShown(req, { id, toldAt, named: FOUND_NAMED_MAX }))
    if (!to || !found || found.count === 0) return
    const token = stopToken({ searchId: id, secret: env.PAYLOAD_SECRET ?? '' })
    const written = writeFound({
      name: to.member.fullName,
      search,
      found,
      siteUrl: env.SITE_URL,
      stopOne: env.SITE_URL + routes.unsubscribe(token),
      stopAll: to.stopPage,
    })
    await to.send(written, oneClick(routes.oneClickUnsubscribe(token)))
  },
})
