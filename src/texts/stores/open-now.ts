/** Whether a store is open at this minute. */
export const openNowTexts = {
  open: 'Отворено сега',
  closed: 'Затворено',
} as const
