/** A file of its own, because pages load it in the browser. */
export const collapsedTexts = {
  collapsed: 'Публикация от човек, когото сте блокирали',
  show: 'Покажете',
  hide: 'Скрийте',
} as const

/** Menu and dialog, loaded when they are opened. */
export const blockingTexts = {
  block: (name: string) => `Блокирайте ${name}`,
  unblock: (name: string) => `Отблокирайте ${name}`,
  title: (name: string) => `Да блокирате ли ${name}?`,
  lead: 'Публикациите и коментарите на този човек ще се показват свити и няма да Ви известяват. Човекът не научава за това.',
  note: 'Бележка',
  noteHint: 'Виждате я само Вие, в „Блокирани хора“.',
  confirm: 'Блокирайте',
  blocked: (name: string) => `Блокирахте ${name}.`,
  unblocked: (name: string) => `Отблокирахте ${name}.`,
  blockFailed: 'Неуспешно блокиране',
  unblockFailed: 'Неуспешно отблокиране',
} as const
