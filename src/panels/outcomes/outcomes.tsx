'use client'

import { type ReactNode, useEffect } from 'react'
import { sayOutcome } from './say-outcome'
import { titleToasts } from './toast-titles'

/** Around all other questions to the person (src/panels/screen/use-fetch-question.ts): the last answer counts. */
export function Outcomes({ children }: { children: ReactNode }) {
  useEffect(() => {
    titleToasts()
    const { fetch } = window
    window.fetch = sayOutcome(fetch.bind(window))
    return () => {
      window.fetch = fetch
    }
  }, [])
  return children
}
