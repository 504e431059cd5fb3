const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** „Nov 24, 2026, 5:42 AM“, as Intl writes it for en-US; its space before AM may be a narrow one. */
export const englishMoment = /^([A-Z][a-z]{2}) (\d{1,2}), (\d{4}), (\d{1,2}):(\d{2})\s([AP])M$/

/** „24.11.2026 05:42“ of it. */
export function shownEnglishMoment(english: string): string {
  const [, month = '', day = '', year = '', hour = '', minute = '', half = ''] =
    englishMoment.exec(english) ?? []
  const two = (value: number | string) => String(value).padStart(2, '0')
  const hours = (Number(hour) % 12) + (half === 'P' ? 12 : 0)
  return `${two(day)}.${two(months.indexOf(month) + 1)}.${year} ${two(hours)}:${minute}`
}
