import { commentAnchor } from '../thread/thread-store'

const placeOf = (id: string) => document.getElementById(commentAnchor(id))

/** After what was just loaded has been rendered, before it is painted. */
const rendered = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** The focus goes with it, so that the keyboard goes on from there. */
export function bringIntoView(id: string): void {
  const comment = placeOf(id)
  comment?.scrollIntoView({ block: 'center' })
  comment?.focus({ preventScroll: true })
}

export async function bringLoadedIntoView(id: string): Promise<void> {
  await rendered()
  bringIntoView(id)
}

/** What is loaded above must not push away what is being read. */
export async function holdInPlace(id: string, load: () => Promise<unknown>): Promise<void> {
  const before = placeOf(id)?.getBoundingClientRect().top
  await load()
  await rendered()
  const after = placeOf(id)?.getBoundingClientRect().top
  if (before !== undefined && after !== undefined) window.scrollBy(0, after - before)
}
