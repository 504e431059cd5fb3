import { returnPath } from '#domain/web/return-path'
import { homePanel, isAdmin } from '#domain/roles'
import { routes } from '#domain/routes'
import type { User } from '#types'

export type PanelRoute = '/admin' | '/moderator'
export type SearchParams = Record<string, string | string[] | undefined>
export type Visit = {
  user: (Pick<User, 'role'> & { lacksCodes?: boolean }) | null
  route: PanelRoute
  segments: string[]
  search: SearchParams
}

/** Replaced by our own sign-in and no-access pages. */
const replaced = ['login', 'create-first-user', 'unauthorized']

/** These end a session; anybody may see them. */
const open = ['logout', 'logout-inactivity']

/** Payload's recovery needs endpoints that are closed. */
const recovery = ['forgot', 'reset']

export const noAccess = (route: PanelRoute) => `/no-access?panel=${route.slice(1)}`

/** Where to redirect a visit, or null. Links to the other panel lead to the same screen in one's own. */
export function admission({ user, route, segments, search }: Visit): string | null {
  const [screen = '', second] = segments
  if (open.includes(screen)) return null
  if (recovery.includes(screen)) return routes.forgotPassword
  if (screen === 'users' && second === 'verify') return routes.auth()
  const isReplaced = replaced.includes(screen)
  if (!user)
    return routes.auth(isReplaced ? backTo(search.redirect, route) : address(route, segments, search))
  // Staff without one-time codes set them up first.
  if (user.lacksCodes) return routes.devices
  const home = homePanel(user)
  if (!home) return noAccess(route)
  if (isReplaced) return home
  // An administrator is at home in both.
  return home === route || isAdmin(user) ? null : address(home, segments, search)
}

/** Payload's own redirect carries the requested screen in `redirect`. */
function backTo(redirect: SearchParams[string], route: PanelRoute): string {
  const path = returnPath(redirect)
  return path === '/' ? route : path
}

function address(route: PanelRoute, segments: string[], search: SearchParams): string {
  const path = [route, ...segments].join('/')
  const query = new URLSearchParams(
    Object.entries(search).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one])),
  )
  return query.size > 0 ? `${path}?${query}` : path
}
