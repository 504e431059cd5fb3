import type { MessageType } from '#domain/account/admin-message-input'

export const adminMessageTexts = {
  one: 'Съобщение до администратора',
  many: 'Съобщения до администратора',
  from: 'От кого',
  name: 'Име',
  email: 'Имейл',
  type: 'Вид запитване',
  types: {
    general: 'Общо запитване',
    technical: 'Технически проблем',
    account: 'Моят профил',
    content: 'Съдържание на сайта',
    business: 'Бизнес предложение',
    other: 'Друго',
    'account-upgrade': 'Повече права за профила',
  } satisfies Record<MessageType, string>,
  content: 'Съобщение',
  status: 'Състояние',
  states: { unread: 'Непрочетено', read: 'Прочетено' },
  replies: 'Отговори',
  reply: 'Отговор',
  repliedBy: 'Отговорил',
  repliedAt: 'Отговорено на',
  missing: 'Моля, попълнете всички полета.',
  profileIncomplete:
    'Непопълнен профил: трябва да попълните всички полета в профила си, за да изпратите съобщение.',
  replySent: 'Отговорът е изпратен.',
  notice: (reply: string) => ({ title: 'Отговор от администратора', message: reply }),
} as const
