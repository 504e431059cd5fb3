import type { Endpoint, PayloadRequest } from 'payload'
import { kinds, kindsWith } from '#domain/kinds'
import { SESSION_USE_MINUTES } from '#domain/limits'
import { ownSessions } from '#domain/account/own-sessions'
import { touchSession } from '#database/statements/account/account-sessions'
import { suspensionOf } from '#domain/account/suspension'
import { open } from '#collections/guard/open-endpoints'
import { privately, type SignedIn } from '#collections/endpoints/answers'
import { viewerState } from './viewer-state'

/** Pages are cached for everybody; this adds the viewer on the client. */
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
  const { role } = viewer
  const state = await viewerState(req, viewer)
  const hasPublished = kindsWith('onlyOne').map((kind) => [
    kinds[kind].onlyOne,
    state.own.some((own) => own.kind === kind),
  ])
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
    suspension: suspensionOf(user),
    ...Object.fromEntries(hasPublished),
  }
  return { user: seen, sessions, ...state }
}

async function rememberUse(req: PayloadRequest, { sessions, _sid }: SignedIn) {
  const session = sessions?.find(({ id }) => id === _sid)
  if (!session?.lastUsedAt) return
  const age = Date.now() - new Date(session.lastUsedAt).getTime()
  if (age > SESSION_USE_MINUTES * 60_000) await touchSession(req, session.id)
}
