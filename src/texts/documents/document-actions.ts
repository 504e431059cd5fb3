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

export const renameDocumentTexts = {
  title: 'Редакция на документа',
  lead: 'Файлът остава същият. Нов файл се качва като нов документ.',
  save: 'Запазете',
  renamed: 'Документът е променен.',
  failed: 'Неуспешно обновяване на документа',
  loadFailed: 'Неуспешно зареждане на документа',
} as const
