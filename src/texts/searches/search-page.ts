import { QUIET_WEEKEND_UNTIL } from '#domain/notifications/push-limits'
import type { QuietHours } from '#domain/notifications/quiet-hours'
import { NEW_FOUND_DAYS } from '#domain/searches/search-limits'
import { counted } from '#texts/text/numbers'

export const searchPageTexts = {
  title: 'Запазени търсения',
  description: 'Какво търсите и как да Ви кажем, когато излезе нещо ново.',
  back: 'Любими',
  lead: (count: number, max: number) => `${count} от ${max}. Казваме Ви, когато излезе нещо ново.`,
  emptyTitle: 'Още не сте запазили търсене',
  emptyText:
    'Отворете списък, изберете филтри и натиснете „Известявай ме“. Ще Ви кажем, когато излезе нещо ново.',
  fresh: 'Ново търсене',
  newFound: (count: number) =>
    `${counted(count, 'ново', 'нови')} за ${counted(NEW_FOUND_DAYS, 'ден', 'дни')}`,
  noneFound: 'Няма нови',
  paused: 'На пауза',
  pausedOn: (date: string) => `Спряно на ${date}`,
  lastFound: 'Последно намерени:',
  pause: 'Пауза',
  pauseOf: (name: string) => `Пауза: ${name}`,
  resume: 'Включете',
  resumeOf: (name: string) => `Включете: ${name}`,
  change: 'Променете',
  changeOf: (name: string) => `Променете: ${name}`,
  pauseFailed: 'Неуспешно спиране на търсенето',
  resumeFailed: 'Неуспешно включване на търсенето',
  gone: 'Търсенето е изтрито, може би в друг прозорец.',
  remove: 'Изтрийте',
  deletion: (name: string) => ({
    title: 'Изтриване на търсене',
    text: `Изтривате „${name}“. Няма да получавате повече известия за него.`,
    confirm: 'Изтрийте търсенето',
    success: 'Търсенето е изтрито.',
    failure: 'Неуспешно изтриване на търсенето',
  }),
  tooManyTitle: (max: number) => `Запазили сте ${counted(max, 'търсене', 'търсения')}, повече не може`,
  tooManyText: 'Изтрийте някое и натиснете „Известявай ме“ отново.',
  isSaved: 'Това търсене вече е запазено. Ето го в списъка.',
  unknownTitle: 'За този списък не можем да Ви известяваме',
  unknownText: 'Отворете квартирите, обявите, услугите, магазините, събитията, форума или търсенето.',
} as const

const hour = (of: string | number) => `${of}:00`

export const notifyMeTexts = {
  open: 'Известявай ме',
  title: 'Известявай ме',
  lead: 'Когато излезе нещо ново по тези условия',
  changeTitle: 'Промяна на търсенето',
  conditions: 'Какво търсим',
  name: 'Име',
  nameHint: 'Само за Вас, за да го познаете в списъка.',
  save: 'Запазете',
  saved: (name: string) => `Ще Ви известяваме за „${name}“.`,
  changed: 'Търсенето е променено.',
  failed: 'Неуспешно запазване на търсенето',
  /** Null when the phone may ring at any hour. */
  quiet: ({ quietHours, quietFrom, quietUntil, quietWeekends }: QuietHours) => {
    if (!quietHours) return null
    const isLonger = quietWeekends && Number(quietUntil) < QUIET_WEEKEND_UNTIL
    const weekend = isLonger ? `, а в събота и неделя до ${hour(QUIET_WEEKEND_UNTIL)} ч.,` : ''
    return `От ${hour(quietFrom)} до ${hour(quietUntil)} ч.${weekend} телефонът не звъни, новото идва на него след това.`
  },
  stop: 'Спирате с едно докосване в „Запазени търсения“.',
} as const
