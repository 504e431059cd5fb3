export const documentDownloadTexts = {
  download: 'Свали',
  downloaded: 'Документът е свален.',
  downloadFailed: 'Неуспешно сваляне на документа',
} as const

export const ownDocumentTexts = {
  own: 'Вашите документи',
  add: 'Качете документ',
  deleted: 'Документът е изтрит.',
  deleteFailed: 'Неуспешно изтриване на документа',
  deleteTitle: 'Изтриване на документ',
  deleteConfirm: 'Изтрийте документа',
} as const
