import type { Place } from './distance'

/**
 * A place as the search may know it: rounded to 0.1 degrees, some ten kilometres. More exact never leaves the
 * browser.
 */
export const roundedPlace = ({ latitude, longitude }: Place): string =>
  `${latitude.toFixed(1)},${longitude.toFixed(1)}`
