import { type Change, publicOperation } from './change'

/** Of every page: what the administrators set for the whole site. */
export const SITE_KEY = 'site'
/** Of a page that may show anything public. */
export const ANY_KEY = 'any'

/** The names of what a change can show on: pages that have one of them are stale. Empty: nothing public. */
export const pageKeysOf = (change: Change): readonly string[] =>
  publicOperation(change) === null ? [] : [change.collection, ANY_KEY]
