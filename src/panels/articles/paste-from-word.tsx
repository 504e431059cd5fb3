'use client'

import { type ReactNode, useEffect } from 'react'
import { tidyWordHtml } from './word-html'

/** Cleans what is pasted, so that lists from Word arrive as lists. */
export function PasteFromWord({ children }: { children: ReactNode }) {
  useEffect(() => {
    addEventListener('paste', onPaste, { capture: true })
    return () => removeEventListener('paste', onPaste, { capture: true })
  }, [])
  return children
}

const tidied = new WeakSet<ClipboardEvent>()

function onPaste(event: ClipboardEvent) {
  const { clipboardData, target } = event
  if (
    tidied.has(event) ||
    !clipboardData ||
    !(target instanceof Element) ||
    !target.closest('.rich-text-lexical')
  )
    return
  const tidy = tidyWordHtml(clipboardData.getData('text/html'))
  if (tidy === null) return
  event.preventDefault()
  event.stopImmediatePropagation()
  const copy = new DataTransfer()
  copy.setData('text/html', tidy)
  copy.setData('text/plain', clipboardData.getData('text/plain'))
  const again = new ClipboardEvent('paste', { clipboardData: copy, bubbles: true, cancelable: true })
  tidied.add(again)
  target.dispatchEvent(again)
}
