/** The button that saves a document. */
export const documentDownloadTexts = {
  download: 'Свали',
  downloaded: 'Документът е свален.',
  downloadFailed: 'Неуспешно сваляне на документа',
} as const
