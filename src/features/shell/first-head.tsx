'use client'

import { useEffect } from 'react'

/** What Next writes into the head for one page. Viewport and colours are not in it: React always takes those over. */
const pageTags = [
  'title',
  'meta[name]:not([name=viewport], [name=theme-color], [name=color-scheme])',
  'meta[property]',
  ...['canonical', 'alternate', 'icon', 'apple-touch-icon', 'manifest'].map((rel) => `link[rel="${rel}"]`),
].join()

/**
 * Takes the head of the first page away when the second one has come. React does so itself only if it had the time
 * to take that head over; a reader on a slow phone who moves on sooner would keep two canonical addresses, because
 * the tags stand outside the part of the document that React throws away.
 */
export function FirstHead() {
  useEffect(() => {
    const sent = [...document.head.querySelectorAll(pageTags)]
    const observer = new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
      // Each page brings its title. By now React has removed whatever of the first page it knew of.
      if (!added.some((node) => node.nodeName === 'TITLE')) return
      sent.forEach((tag) => tag.remove())
      observer.disconnect()
    })
    observer.observe(document.head, { childList: true })
    return () => observer.disconnect()
  }, [])
  return null
}
