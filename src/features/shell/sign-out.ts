import { routes } from '#domain/routes'
import { shellTexts } from '#texts/shell/shell'
import { endOwnSession } from '../../ui/end-own-session'
import { toastFailure, toastOnNextPage } from '../../ui/toast-store'

/** Ends in a full load, so that nothing of the member stays in this tab's memory. */
export async function signOut(): Promise<void> {
  const result = await endOwnSession()
  if (!result.ok) return toastFailure(shellTexts.signOutFailed)
  toastOnNextPage({ tone: 'ok', ...shellTexts.signedOut })
  location.assign(routes.home)
}
