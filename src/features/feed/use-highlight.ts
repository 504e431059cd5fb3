import { useEffect } from 'react'
import type { Highlight } from './feed-view'

const DELAY_MS = 1_000
const GLOW_MS = 3_000
const ACTS = ['pointerdown', 'keydown', 'wheel']

export const postPlace = (id: string) => `post-${id}`
export const commentPlace = (id: string) => `comment-${id}`

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
      element.dataset.glow = ''
      ending = setTimeout(() => delete element.dataset.glow, GLOW_MS)
    }, DELAY_MS)
    return () => {
      listening.abort()
      clearTimeout(starting)
      clearTimeout(ending)
    }
  }, [name])
}

function bringHere(element: HTMLElement) {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollIntoView({ block: 'center', behavior: isStill ? 'instant' : 'smooth' })
  element.focus({ preventScroll: true })
}
