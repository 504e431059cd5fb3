import { ordinal } from '#texts/text/numbers'

export const eventSeatTexts = {
  isRegistered: 'Записани сте',
  isRegisteredText: 'Ще Ви известим, ако нещо се промени, и ще Ви напомним ден по-рано.',
  waiting: (place: number) => `Вие сте ${ordinal(place)} в списъка на чакащите`,
  waitingText: 'Щом се освободи място за Вас, ще получите известие.',
  leave: 'Откажете записването',
  leaveTitle: 'Отказване на записването',
  leaveText: (title: string) =>
    `Сигурни ли сте, че искате да откажете записването си за „${title}“? Мястото Ви получава следващият чакащ.`,
  leaveConfirm: 'Откажете записването',
  left: 'Записването е отказано.',
  leaveFailed: 'Неуспешно отказване на записването',
} as const
