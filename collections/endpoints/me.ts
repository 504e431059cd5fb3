import type { Endpoint, PayloadRequest } from 'payload'
import { open } from '../guard/open-endpoints'

/** What the pages, equal for everybody, add on the client: who is looking (DESIGN §3, §4). */
export const me: Endpoint = {
  path: '/me',
  method: 'get',
  custom: open({ query: [] }),
  handler: async (req) => Response.json({ user: await viewerOf(req) }, { headers: { 'Cache-Control': 'no-store' } }),
}

async function viewerOf(req: PayloadRequest) {
  if (!req.user) return null
  const user = await req.payload.findByID({
    collection: 'users',
    id: req.user.id,
    depth: 1,
    overrideAccess: false,
    req,
  })
  const { id, fullName, firstName, email, city, avatar, role, profileComplete, createdAt } = user
  const picture = avatar && typeof avatar === 'object' ? { url: avatar.sizes?.small?.url ?? avatar.url } : null
  return { id, fullName, firstName, email, city, avatar: picture, role, profileComplete, createdAt }
}
