import { randomId } from '../requests/random-id'

export type Overlay = { close: () => void; mayClose: () => boolean }

/** In the state of the two entries that a page has once something was open on it: its own, and one on top of it. */
type Place = { id: string; isTop: boolean }

let open: readonly Overlay[] = []
let here: Place | null = null
/** Another length: somebody went on since, and `here` says nothing any more. */
let length = 0
let isListening = false

const placeOf = (state: unknown): Place | null => (state as { overlay?: Place } | null)?.overlay ?? null

function arriveAt(place: Place | null) {
  here = place
  length = history.length
}

/**
 * Back closes what is open, the last first, before it leaves the page. For that the page has a second entry with the
 * same address, which stays when something is closed otherwise: taken back at once, it would race with the links
 * inside. Back then skips it. Returns what is called when the overlay was closed.
 */
export function closeOnBack(overlay: Overlay): () => void {
  if (!isListening) addEventListener('popstate', follow, { capture: true })
  isListening = true
  open = [...open, overlay]
  if (!placeOf(history.state)?.isTop) layEntryOnTop()
  return () => {
    open = without(overlay)
  }
}

const without = (overlay: Overlay) => open.filter((one) => one !== overlay)

/** The router's own part of the state goes along. */
function layEntryOnTop() {
  const id = randomId()
  const top = { id, isTop: true }
  history.replaceState({ ...history.state, overlay: { id, isTop: false } }, '')
  history.pushState({ ...history.state, overlay: top }, '')
  arriveAt(top)
}

/** Before the router, which has nothing to do between two entries of one page. */
function follow(event: PopStateEvent) {
  const from = history.length === length ? here : null
  const place = placeOf(event.state)
  arriveAt(place)
  if (!from || from.id !== place?.id || from.isTop === place.isTop) return
  event.stopImmediatePropagation()
  if (place.isTop) return
  const last = open.at(-1)
  if (!last) return history.back()
  if (last.mayClose()) {
    open = without(last)
    last.close()
  }
  if (open.length > 0) history.forward()
}
