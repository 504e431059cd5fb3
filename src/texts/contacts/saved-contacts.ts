import { counted } from '#texts/text/numbers'

export const savedContactTexts = {
  loadFailed: 'Неуспешно зареждане на контактите',
  saved: 'Запазени контакти',
  savedTitle: 'Запазени контакти',
  savedCount: (count: number) => counted(count, 'запазен', 'запазени'),
  savedLeadMember: 'Контактите, които сте запазили в профила си.',
  savedLeadVisitor: 'Контактите, които сте запазили на това устройство.',
  savedNone: 'Все още нямате запазени контакти',
  savedNoneText: 'Натиснете сърцето при контакт, който може да Ви потрябва, и ще го намерите тук.',
  savedGone: (count: number) =>
    count === 1
      ? 'Още 1 запазен контакт вече не е наличен.'
      : `Още ${count} запазени контакта вече не са налични.`,
  savedGoneLink: 'Вижте ги в „Любими“',
  savedNeedsScript: 'Запазените контакти се пазят във Вашия браузър. За да ги видите, включете JavaScript.',
} as const

export const contactShownTexts = { views: 'Показвания на контакта' } as const
