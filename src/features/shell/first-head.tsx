'use client'

import { useEffect } from 'react'

/** What Next writes into the head per page, except what React always takes over: viewport and colours. */
const pageTags = [
  'title',
  'meta[name]:not([name=viewport], [name=theme-color], [name=color-scheme])',
  'meta[property]',
  ...['canonical', 'alternate', 'icon', 'apple-touch-icon', 'manifest'].map((rel) => `link[rel="${rel}"]`),
].join()

/** Removes the first page's tags: React leaves those not yet hydrated, so two canonical addresses would remain. */
export function FirstHead() {
  useEffect(() => {
    const sent = [...document.head.querySelectorAll(pageTags)]
    const observer = new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
      // Each page brings its title. By now React has removed the tags that it had hydrated.
      if (!added.some((node) => node.nodeName === 'TITLE')) return
      sent.forEach((tag) => tag.remove())
      observer.disconnect()
    })
    observer.observe(document.head, { childList: true })
    return () => observer.disconnect()
  }, [])
  return null
}
