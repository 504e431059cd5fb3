import { savedItems } from './saved-count'

export const favoriteListTexts = {
  all: 'Всички',
  kindsNav: 'Видове запазени',
  counted: savedItems,
  list: 'Запазени',
  gone: 'вече не е налична',
  call: (phone: string) => `Обадете се на ${phone}`,
  remove: (title: string) => `Премахнете „${title}“ от любими`,
  loadFailed: 'Неуспешно зареждане на любимите',
  loadFailedText: 'Проверете връзката с интернет. Запазеното от Вас не е изгубено.',
  emptyTitle: 'Още нямате запазени',
  emptyText: 'Натиснете сърцето до лекар, услуга или събитие и то ще Ви чака тук.',
  emptyVisitor: 'Работи и без профил, на това устройство.',
  toContacts: 'Разгледайте контактите',
  toServices: 'Към услугите',
  elsewhere: 'Имате ги на друг телефон?',
  signIn: 'Влезте',
  elsewhereEnd: 'и ще ги съберем на едно място.',
  hereOnly: 'Пазят се само в този браузър.',
  hereOnlyEnd: 'и ще ги имате на всяко устройство.',
} as const
