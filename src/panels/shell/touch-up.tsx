'use client'

import { type ReactNode, useEffect } from 'react'
import { TIME_ZONE } from '#domain/time/dates'
import { translateLeftovers } from './leftovers'
import { liveIn } from './local-time'
import { labelRows } from './row-labels'

if (typeof document !== 'undefined') liveIn(TIME_ZONE)

const watched: MutationObserverInit = {
  attributeFilter: ['aria-label', 'aria-roledescription', 'title', 'placeholder'],
  attributes: true,
  characterData: true,
  childList: true,
  subtree: true,
}

/** Adjusts what Payload renders where its settings offer no way. */
export function TouchUp({ children }: { children: ReactNode }) {
  useEffect(() => {
    finish(document.body)
    const observer = new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'childList') addedNodes.forEach(finish)
        else finish(target)
      }
    })
    observer.observe(document.body, watched)
    return () => observer.disconnect()
  }, [])
  return children
}

function finish(node: Node) {
  translateLeftovers(node)
  labelRows(node)
}
