import type { Endpoint, PayloadRequest } from 'payload'
import type { ItemKind } from '#domain/kinds'
import { SESSION_USE_MINUTES } from '#domain/limits'
import { ownSessions } from '#domain/account/own-sessions'
import { touchSession } from '#database/statements/account/account-sessions'
import { open } from '#collections/guard/open-endpoints'
import { privately, type SignedIn } from '#collections/endpoints/answers'
import { ownThings } from './own-items'

/** What the pages, equal for everybody, add on the client: who is looking. */
export const me: Endpoint = {
  path: '/me',
  method: 'get',
  custom: open({ query: [] }),
  handler: async (req) => privately(req.user ? await viewerOf(req, req.user as SignedIn) : { user: null }),
}

async function viewerOf(req: PayloadRequest, viewer: SignedIn) {
  await rememberUse(req, viewer)
  const sessions = ownSessions({ sessions: viewer.sessions, currentId: viewer._sid, now: new Date() })
  const user = await req.payload.findByID({
    collection: 'users',
    id: viewer.id,
    depth: 1,
    overrideAccess: false,
    req,
  })
  const { id, fullName, firstName, lastName, email, city, avatar, profileComplete, weeklyDigest, createdAt } =
    user
  // As this session may act (collections/guard/act-as-member.ts).
  const { role } = viewer
  const things = await ownThings(req, viewer.id)
  const hasOwn = (kind: ItemKind) => things.own.some((own) => own.kind === kind)
  const picture =
    avatar && typeof avatar === 'object' ? { url: avatar.sizes?.small?.url ?? avatar.url } : null
  const seen = {
    id,
    fullName,
    firstName,
    lastName,
    email,
    city,
    avatar: picture,
    role,
    profileComplete,
    weeklyDigest,
    createdAt,
    hasPublishedService: hasOwn('services'),
    hasPublishedApartment: hasOwn('apartments'),
    hasPublishedSmallAd: hasOwn('small-ads'),
  }
  return { user: seen, sessions, ...things }
}

async function rememberUse(req: PayloadRequest, { sessions, _sid }: SignedIn) {
  const session = sessions?.find(({ id }) => id === _sid)
  if (!session?.lastUsedAt) return
  const age = Date.now() - new Date(session.lastUsedAt).getTime()
  if (age > SESSION_USE_MINUTES * 60_000) await touchSession(req, session.id)
}
