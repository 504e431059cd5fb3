/** What members do with what they suggested. */
export const ownStoreTexts = {
  own: 'Вашите предложения',
  add: 'Предложете магазин или ресторант',
  deleted: 'Предложението е изтрито.',
  deleteFailed: 'Неуспешно изтриване на магазина',
  deleteTitle: 'Изтриване на предложение',
  deleteText: (name: string) =>
    `Сигурни ли сте, че искате да изтриете „${name}“? Това действие не може да бъде отменено.`,
  deleteConfirm: 'Изтрийте предложението',
} as const
