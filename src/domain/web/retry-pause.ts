const FIRST_MS = 2_000
const LONGEST_MS = 60_000

/** How long to wait after so many attempts without a response. */
export const retryPause = (attempts: number): number => Math.min(FIRST_MS * 2 ** attempts, LONGEST_MS)
