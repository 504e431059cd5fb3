import type { Land } from './lands'

/** `cityNamed` derives spellings without umlauts and Bulgarian transliterations. */
export type Row = readonly [
  bulgarian: string,
  local: string,
  land: Land | 'BG',
  /** Degrees, to 0.01: about a kilometre. */
  latitude: number,
  longitude: number,
  ...otherSpellings: string[],
]
