import { useEffect, useSyncExternalStore } from 'react'
import type { Highlight } from './feed-view'

const DELAY_MS = 1_000
const GLOW_MS = 3_000
const ACTS = ['pointerdown', 'keydown', 'wheel']

export const postPlace = (id: string) => `post-${id}`
export const commentPlace = (id: string) => `comment-${id}`

/** Not set on the element: the comments may be rendered anew while it glows. */
let glowing: string | null = null
const listeners = new Set<() => void>()

function glow(place: string | null) {
  glowing = place
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The value of `data-glow`. */
export const useGlow = (place: string): '' | undefined =>
  useSyncExternalStore(
    subscribe,
    () => (glowing === place ? '' : undefined),
    () => undefined,
  )

/** What the address names comes to the middle and glows; whoever has begun something else is not pulled away from it. */
export function useHighlight(highlight: Highlight | null) {
  const post = highlight?.post?.id
  const name = highlight?.comment ? commentPlace(highlight.comment) : post && postPlace(post)

  useEffect(() => {
    if (!name) return
    let ending: ReturnType<typeof setTimeout>
    const listening = new AbortController()
    let hasActed = false
    for (const act of ACTS) addEventListener(act, () => (hasActed = true), { signal: listening.signal })
    const starting = setTimeout(() => {
      listening.abort()
      const element = document.getElementById(name)
      if (!element) return
      if (!hasActed) bringHere(element)
      glow(name)
      ending = setTimeout(() => glow(null), GLOW_MS)
    }, DELAY_MS)
    return () => {
      listening.abort()
      clearTimeout(starting)
      clearTimeout(ending)
      glow(null)
    }
  }, [name])
}

function bringHere(element: HTMLElement) {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollIntoView({ block: 'center', behavior: isStill ? 'instant' : 'smooth' })
  element.focus({ preventScroll: true })
}
