/** What a visitor was about to do when the sign-in was needed, as the fragment of the page to return to. */
export const wishes = ['add', 'join', 'post'] as const
export type Wish = (typeof wishes)[number]

export const withWish = (page: string, wish: Wish): string => `${page}#${wish}`

export const hasWish = (address: string): boolean => wishes.some((wish) => address.endsWith(`#${wish}`))
