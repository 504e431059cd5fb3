import { toastOnNextPage } from '../../ui/toast-store'

/** A full load, so that everything that was drawn for a visitor is drawn anew for the member. */
export function leave(message: string, address: string) {
  toastOnNextPage({ tone: 'ok', title: message })
  window.location.assign(address)
}
