/** Of the dialog in which something stored is changed, until it is read. */
export const storedItemTexts = {
  offline: 'Няма връзка с интернет',
  offlineText: 'Формулярът ще се отвори, щом връзката се върне.',
  unanswered: 'Сървърът не отговаря. Проверете интернета и опитайте отново.',
} as const
