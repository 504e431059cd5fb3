import { counted } from '#texts/text/numbers'
import { shortDate } from '#domain/time/dates'

export const noticeScreenTexts = {
  title: (number: string) => `Сигнал ${number}`,
  many: 'Сигнали за незаконно съдържание',
  all: 'Всички сигнали',
  back: 'Към докладите',
  heads: { deadline: 'Срок', item: 'Сигнал', about: 'За какво', actions: 'Действия' },
  open: 'Отворете',
  sender: 'Подаден от',
  address: 'Адрес',
  reason: 'Защо е незаконно',
  notOurs: 'Адресът не води до публикация на сайта. Проверете го и решете сигнала с „Остава“.',
  decision: 'Вашето решение',
  decisionHint: 'Подалият сигнала получава решението по имейл.',
  decisionLabel: 'Сигналът',
  note: 'Мотиви',
  noteHint: 'Получават ги подалият сигнала и авторът. Не посочвайте кой е подал сигнала.',
  deadline: ({ day, left }: { day: string; left: number }) => {
    if (left < 0) return `просрочен с ${counted(-left, 'ден', 'дни')}`
    if (left === 0) return `до днес, ${shortDate(day)}`
    return `до ${shortDate(day)}, ${left === 1 ? 'остава' : 'остават'} ${counted(left, 'ден', 'дни')}`
  },
} as const
