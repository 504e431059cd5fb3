export const openNowTexts = {
  open: 'Отворено сега',
  closed: 'Затворено',
} as const

export const ownStoreTexts = {
  own: 'Вашите предложения',
  add: 'Предложете магазин или ресторант',
  deleted: 'Предложението е изтрито.',
  deleteFailed: 'Неуспешно изтриване на магазина',
  deleteTitle: 'Изтриване на предложение',
  deleteConfirm: 'Изтрийте предложението',
} as const
