const MOST = 99

/** What a counter shows: „99+“ above 99 (spec platform §9). */
export function badgeCount(count: number): string {
  return count > MOST ? `${MOST}+` : String(Math.max(0, Math.floor(count)))
}
