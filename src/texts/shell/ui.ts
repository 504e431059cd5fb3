export const uiTexts = {
  loading: 'Зареждане...',
  close: 'Затворете',
  optional: '(по желание)',
  opensInNewTab: '(отваря се в нов раздел)',
  showPassword: 'Покажете паролата',
  hidePassword: 'Скрийте паролата',
  toasts: 'Кратки известия',
  undo: 'Отменете',
  retry: 'Опитайте отново',
  partMissing: 'Тази част не се зареди. Проверете връзката.',
} as const

export const formTexts = {
  cancel: 'Отказ',
  saving: 'Запазва...',
  kept: 'Написаното е запазено.',
  discard: 'Имате незапазени промени. Ако затворите, те ще се изгубят. Сигурни ли сте?',
  letters: (length: number, max: number) => `${length} от ${max}`,
} as const
