import { SMALL_AD_DAYS } from '#domain/limits'
import { longDate, longDateWithWeekday } from '#domain/time/dates'
import { counted } from '#texts/text/numbers'

const days = (count: number) => counted(count, 'ден', 'дни')

export const daysLeftTexts = {
  picture: (left: number) => `Остават ${left} от ${SMALL_AD_DAYS} дни`,
  short: (left: number) => (left === 0 ? 'до днес' : days(left)),
  long: (left: number, expiresAt: string) => {
    if (left === 0) return 'Изтича днес'
    return `${left === 1 ? 'Остава' : 'Остават'} ${days(left)}, до ${longDateWithWeekday(expiresAt).toLowerCase()}`
  },
  over: (expiresAt: string) => `Изтече на ${longDate(expiresAt)}`,
} as const
