import type { KindsWith } from '#domain/kinds'
import { SMALL_AD_DAYS } from '#domain/limits'

export const profileTileTexts = {
  label: 'Моите публикации',
  kinds: {
    services: {
      title: 'Моята услуга',
      empty: 'Нямате публикувана услуга. Една услуга на акаунт, видима след преглед.',
      all: 'Всички услуги',
    },
    apartments: {
      title: 'Моята квартира',
      empty: 'Нямате публикувана квартира. Една обява на човек, видима след преглед.',
      all: 'Всички квартири',
    },
    'small-ads': {
      title: 'Моята малка обява',
      empty: `Нямате активна обява. Една обява на човек, валидна ${SMALL_AD_DAYS} дни.`,
      all: 'Всички малки обяви',
    },
  } satisfies Record<KindsWith<'onlyOne'>, object>,
  profileFirst: 'Първо попълнете профила',
  until: (date: string) => `до ${date}`,
  expiredOn: (date: string) => `изтекла на ${date}`,
  since: (date: string) => `изпратена на ${date}`,
} as const

export const adminMessageFormTexts = {
  tile: 'Съобщение до администратора',
  text: 'За повишаване на правата или друг въпрос.',
  write: 'Напишете съобщение',
  lead: 'Отговорът идва тук, като известие и на имейла Ви.',
  types: { 'account-upgrade': 'Повишаване на правата', other: 'Друго' },
  typePlaceholder: 'Изберете вид',
  contentHint: 'Напишете с няколко думи за какво става дума.',
  send: 'Изпратете съобщението',
  success: 'Успешно изпратено! Администраторът ще Ви отговори.',
  failure: 'Неуспешно изпращане на съобщението.',
  sent: (count: number) => (count === 1 ? 'Едно изпратено съобщение' : `Изпратени съобщения: ${count}`),
  history: 'Вашите съобщения',
  answer: 'Отговор от администратора',
  states: { unread: 'Още не е прочетено', read: 'Прочетено', answered: 'Отговорено' },
} as const
