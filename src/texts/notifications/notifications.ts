import type { NotificationType } from '#domain/notifications/notification-types'

export const notificationTexts = {
  one: 'Известие',
  many: 'Известия',
  recipient: 'За кого',
  type: 'Вид',
  title: 'Заглавие',
  message: 'Текст',
  read: 'Прочетено',
  data: 'Към какво води',
  types: {
    social_comment: 'Коментар във „Въпроси“',
    social_like: 'Харесване',
    forum_comment: 'Коментар във форума',
    item_approved: 'Одобрено',
    item_rejected: 'Върнато за корекция',
    ad_expiring: 'Изтичаща обява',
    event_changed: 'Промяна в събитие',
    event_cancelled: 'Отменено събитие',
    event_seat: 'Място за събитие',
    event_reminder: 'Напомняне за събитие',
    admin_reply: 'Отговор от администратор',
    report_decided: 'Решение по сигнал',
  } satisfies Record<NotificationType, string>,
} as const
