/** After a typed amount. */
export const euroWords = ['евро', 'euro', 'eur'] as const
