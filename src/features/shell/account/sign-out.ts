import { routes } from '#domain/routes'
import { shellTexts } from '#texts/shell/shell'
import { endOwnSession } from '../../../ui/requests/end-own-session'
import { deleteWaiting } from '../../community/deletions'
import { forgetMember } from '../../drafts/forget-member'
import { knownViewer } from '../../viewer/viewer-store'
import { toastFailure, toastOnNextPage } from '../../../ui/overlays/toast-store'

/** A full load, so that nothing of the member stays in memory. */
export async function signOut(): Promise<void> {
  const { user } = await knownViewer()
  await deleteWaiting()
  const result = await endOwnSession()
  if (!result.ok) return toastFailure(shellTexts.signOutFailed)
  if (user) await forgetMember(user.id)
  toastOnNextPage({ tone: 'ok', ...shellTexts.signedOut })
  location.assign(routes.home)
}
