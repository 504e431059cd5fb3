const format = new Intl.DateTimeFormat('bg-BG', { timeZone: 'Europe/Berlin', month: 'long', year: 'numeric' })

/** „март 2024 г.“ */
export const monthYear = (moment: Date | string | number): string => format.format(new Date(moment))
