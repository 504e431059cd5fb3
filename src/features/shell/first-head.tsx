'use client'

import { useEffect } from 'react'

/** What Next writes into the head per page, except what React always takes over: viewport and colours. */
const pageTags = [
  'title',
  'meta[name]:not([name=viewport], [name=theme-color], [name=color-scheme])',
  'meta[property]',
  ...['canonical', 'alternate', 'icon', 'apple-touch-icon', 'manifest'].map((rel) => `link[rel="${rel}"]`),
].join()

/** What React has hydrated it removes itself, later where a page shows first that it loads; twice is an error. */
const isReacts = (tag: Element) => Object.keys(tag).some((key) => key.startsWith('__react'))

/** Removes the first page's tags: React leaves those not yet hydrated, so two canonical addresses would remain. */
export function FirstHead() {
  useEffect(() => {
    const sent = [...document.head.querySelectorAll(pageTags)]
    const observer = new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
      // Each page brings its title.
      if (!added.some((node) => node.nodeName === 'TITLE')) return
      sent.filter((tag) => !isReacts(tag)).forEach((tag) => tag.remove())
      observer.disconnect()
    })
    observer.observe(document.head, { childList: true })
    return () => observer.disconnect()
  }, [])
  return null
}
