import type { Metadata } from 'next'
import { soonTexts } from '#texts/shell/status-pages'
import type { SoonPlace } from './soon-page'

/** Search engines come back when there is something to read. */
export const soonMetadata = (place: SoonPlace): Metadata => ({
  title: soonTexts.names[place],
  robots: { index: false },
})
