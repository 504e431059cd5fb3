const grouped = new Intl.NumberFormat('bg-BG', { useGrouping: 'always' })

/** „1 284“, with a space that does not break. */
export const figure = (number: number): string => grouped.format(number)
