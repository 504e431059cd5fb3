export const newVersionTexts = {
  title: 'Има нова версия',
  text: 'Страницата се отваря отново. Започнатото във форми се пази.',
  reload: 'Обновете',
} as const

export const offlineTexts = {
  title: 'Няма връзка с интернет',
  lead: 'Страницата не може да се отвори без интернет. Проверете връзката и опитайте отново.',
  leadWithCopies: 'Тази страница не може да се отвори без интернет. Ето какво се чете и без него.',
  retry: 'Опитайте отново',
  contacts: 'Запазени контакти',
  embassies: 'Консулства и посолства',
  copiedAt: (moment: string) => `Запазено копие от ${moment} ч.`,
} as const

/** Stands on a copy. */
export const copyTexts = {
  title: (moment: string) => `Няма връзка с интернет. Показваме запазено копие от ${moment} ч.`,
  text: 'Четете спокойно. Бутоните и търсенето ще заработят, щом връзката се върне.',
  retry: 'Опитайте отново',
  saved: 'Всичко запазено',
} as const
