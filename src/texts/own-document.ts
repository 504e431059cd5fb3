/** What members do with their own documents. */
export const ownDocumentTexts = {
  own: 'Вашите документи',
  add: 'Качете документ',
  deleted: 'Документът е изтрит.',
  deleteFailed: 'Неуспешно изтриване на документа',
  deleteTitle: 'Изтриване на документ',
  deleteText: (name: string) =>
    `Сигурни ли сте, че искате да изтриете „${name}“? Това действие не може да бъде отменено.`,
  deleteConfirm: 'Изтрийте документа',
} as const
