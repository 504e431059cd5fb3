import { FAILED_JOBS_KEPT_DAYS } from '#domain/limits'
import type { LetterKind } from '#domain/notifications/letter-kinds'
import { MAIL_TRIED_HOURS } from '#domain/notifications/mail-limits'

const letters = (count: number, shown: string) => (count === 1 ? '1 писмо' : `${shown} писма`)
const over = 'Връзката или кодът в него вече не важат.'

export const letterTexts = {
  one: 'Писмо',
  title: 'Неизпратени писма',
  lead:
    `Пощенският сървър не ги прие в продължение на ${MAIL_TRIED_HOURS} часа (или докато важи връзката в тях) ` +
    `или отказа адреса. Пазят се ${FAILED_JOBS_KEPT_DAYS} дни.`,
  nothing: 'Няма неизпратени писма. Когато някое не може да бъде доставено, ще го видите тук.',
  /** On the card of the system's state. */
  count: (shown: string) => `неизпратени писма: ${shown}`,
  heads: { to: 'До', kind: 'Писмо', failed: 'Спряно', reason: 'Причина', action: 'Действие' },
  ordered: (date: string) => `поръчано на ${date}`,
  unknown: 'неизвестен адрес',
  refused: 'Пощенският сървър не приема този адрес.',
  tooLate: 'Сървърът не го прие, докато връзката в него важеше.',
  said: (reason: string) => `„${reason}“`,
  over,
  again: 'Опитайте пак',
  againAll: 'Опитайте пак с всички',
  againOf: (kind: string, to: string) => `Опитайте пак: ${kind}, ${to}`,
  drop: 'Изтрийте',
  dropOf: (kind: string, to: string) => `Изтрийте: ${kind}, ${to}`,
  dropTitle: 'Изтриване на писмото',
  dropText: 'Писмото няма да бъде изпратено. Това действие не може да бъде отменено.',
  dropped: 'Писмото е изтрито.',
  gone: 'Писмото вече не е в списъка: някой го е изпратил отново или изтрил.',
  cannotAgain: `${over} Който го чака, може да поиска ново.`,
  /** `left`: whose link is over. */
  ordersAgain: (count: number, shown: string, left: string | null) => {
    const done =
      count === 0 ? 'Няма какво да се изпрати отново.' : `Изпраща се отново: ${letters(count, shown)}.`
    return left === null ? done : `${done} С изтекла връзка са ${left}; те не се изпращат.`
  },
  more: (shown: string) => `Показани са последните ${shown}.`,
  kinds: {
    emailMembers: 'Писма до много членове',
    sendAdExpiry: 'Обява, която изтича',
    sendClaimCode: 'Код за собственик',
    sendDigest: 'Седмично писмо',
    sendEventNews: 'Писма за промяна на събитие',
    sendFound: 'Ново по запазено търсене',
    sendMemberEmail: 'Известие',
    sendMessage: 'Писмо за профил или решение',
    sendRecheck: 'Проверка на запис в указателя',
    resetPassword: 'Нова парола',
    confirmEmail: 'Потвърждение на имейл',
    confirmNewEmail: 'Потвърждение на нов имейл',
    undoEmail: 'Връщане на стария имейл',
  } satisfies Record<LetterKind, string>,
} as const
