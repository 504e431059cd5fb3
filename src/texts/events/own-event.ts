import { counted, ordinal } from '#texts/text/numbers'

export const ownEventTexts = {
  ownOne: 'Вашето събитие',
  forStaff: 'За модератори',
  guests: 'Записани',
  guestsTitle: 'Кой се е записал',
  guestsCount: (registered: number, waiting: number) =>
    [
      counted(registered, 'записан', 'записани'),
      ...(waiting > 0 ? [counted(waiting, 'чакащ', 'чакащи')] : []),
    ].join(', '),
  noGuests: 'Още никой не се е записал',
  noGuestsText: 'Споделете събитието, за да научат повече хора за него.',
  guestsFailed: 'Неуспешно зареждане на записаните',
  csv: 'Свалете списъка (CSV)',
  waitingShort: (place: number) => `Чака, ${ordinal(place)}`,
  deleted: 'Събитието е изтрито.',
  deleteFailed: 'Неуспешно изтриване на събитието',
  deleteTitle: 'Изтриване на събитие',
  deleteConfirm: 'Изтрийте събитието',
  cancel: 'Отменете',
  cancelTitle: 'Отмяна на събитие',
  cancelText: (title: string) =>
    `Сигурни ли сте, че искате да отмените „${title}“? Страницата остава, а записаните получават известие.`,
  cancelConfirm: 'Отменете събитието',
  cancelled: 'Събитието е отменено.',
  cancelFailed: 'Неуспешно отменяне на събитието',
  restore: 'Възобновете',
  restoreTitle: 'Възобновяване на събитие',
  restoreText: (title: string) => `„${title}“ все пак ще се проведе? Записаните получават известие.`,
  restoreConfirm: 'Възобновете събитието',
  restored: 'Събитието отново предстои.',
  restoreFailed: 'Неуспешно възобновяване на събитието',
} as const
