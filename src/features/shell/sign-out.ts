import { routes } from '#domain/routes'
import { shellTexts } from '#texts/shell/shell'
import { endOwnSession } from '../../ui/end-own-session'
import { toastFailure, toastOnNextPage } from '../../ui/toast-store'

/** A full load, so that nothing of the member stays in memory. */
export async function signOut(): Promise<void> {
  const result = await endOwnSession()
  if (!result.ok) return toastFailure(shellTexts.signOutFailed)
  toastOnNextPage({ tone: 'ok', ...shellTexts.signedOut })
  location.assign(routes.home)
}
