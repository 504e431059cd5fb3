/** Words that the primitives themselves need. */
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
} as const
