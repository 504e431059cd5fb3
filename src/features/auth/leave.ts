import { successToast, toastOnNextPage, type Toast } from '../../ui/overlays/toast-store'

/** A full load, so that everything is rendered again for the member. */
export function leave(message: string | Pick<Toast, 'title' | 'text'>, address: string) {
  toastOnNextPage(typeof message === 'string' ? successToast(message) : { tone: 'ok', ...message })
  window.location.assign(address)
}
