import { isMemberPage, routes } from '#domain/routes'
import { shellTexts } from '#texts/shell/shell'
import { isSigningOut } from '../../ui/requests/end-own-session'
import { toast, toastOnNextPage } from '../../ui/overlays/toast-store'

/** The session ended elsewhere: its pages must not stay open to whoever uses the device now. */
export function tellSignedOut() {
  if (isSigningOut()) return
  const message = { tone: 'bad', ...shellTexts.signedOutElsewhere } as const
  if (!isMemberPage(location.pathname)) return toast(message)
  toastOnNextPage(message)
  location.assign(routes.auth(location.pathname + location.search))
}
