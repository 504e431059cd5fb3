/** „999“, „1.0K“, „96.2K“, „1.0M“: for figures that are only to be compared. */
export function shortNumber(count: number): string {
  if (count < 1_000) return String(count)
  // Rounded up it would be „1000.0K“.
  return count < 999_950 ? `${tenths(count / 1_000)}K` : `${tenths(count / 1_000_000)}M`
}

/** `toFixed` alone rounds what binary fractions make of the number. */
const tenths = (value: number) => (Math.round(value * 10) / 10).toFixed(1)
