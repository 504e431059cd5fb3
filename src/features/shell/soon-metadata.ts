import type { Metadata } from 'next'
import { areaTexts } from '#texts/areas'
import type { SoonPlace } from './soon-page'

/** Search engines come back when there is something to read. */
export const soonMetadata = (place: SoonPlace): Metadata => ({
  title: areaTexts[place],
  robots: { index: false },
})
