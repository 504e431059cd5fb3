/** Dialogs of a topic and its comments, loaded when they are opened. */
export const topicDialogTexts = {
  tools: 'Действия с темата',
  edit: 'Редактирайте',
  remove: 'Изтрийте темата',
  editTitle: 'Редактирайте темата',
  title: 'Заглавие',
  text: 'Текст',
  textHint: 'Празен текст означава, че заглавието казва всичко.',
  save: 'Запазете',
  updated: 'Темата е обновена успешно',
  updateFailed: 'Неуспешно обновяване на темата',
  deleteTitle: 'Изтриване на темата',
  deleteText: (title: string) =>
    `Сигурни ли сте, че искате да изтриете „${title}“? Заедно с нея се изтриват и коментарите. Това действие не може да бъде отменено.`,
  deleteConfirm: 'Изтрийте темата',
  deleted: 'Темата е изтрита успешно',
  deleteFailed: 'Неуспешно изтриване на темата',
  deleteCommentTitle: 'Изтриване на коментара',
  deleteCommentText:
    'Сигурни ли сте, че искате да изтриете този коментар? Това действие не може да бъде отменено.',
  deleteCommentConfirm: 'Изтрийте коментара',
  commentDeleted: 'Коментарът е изтрит',
  editComment: 'Редакция на коментара',
  commentUpdated: 'Коментарът е обновен',
  commentUpdateFailed: 'Неуспешно обновяване на коментара',
} as const
