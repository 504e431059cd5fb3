import { useEffect } from 'react'
import type { Highlight } from './feed-view'

const DELAY_MS = 1_000
const GLOW_MS = 3_000

export const postPlace = (id: string) => `post-${id}`
export const commentPlace = (id: string) => `comment-${id}`

/** What the address names comes to the middle and glows. */
export function useHighlight(highlight: Highlight | null) {
  const post = highlight?.post?.id
  const name = highlight?.comment ? commentPlace(highlight.comment) : post && postPlace(post)

  useEffect(() => {
    if (!name) return
    let ending: ReturnType<typeof setTimeout>
    const starting = setTimeout(() => {
      const element = document.getElementById(name)
      if (!element) return
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
      element.scrollIntoView({ block: 'center', behavior: isStill ? 'instant' : 'smooth' })
      element.focus({ preventScroll: true })
      element.dataset.glow = ''
      ending = setTimeout(() => delete element.dataset.glow, GLOW_MS)
    }, DELAY_MS)
    return () => {
      clearTimeout(starting)
      clearTimeout(ending)
    }
  }, [name])
}
