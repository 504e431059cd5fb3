/** For owners only: apart from what everybody loads. */
export const ownItemActionTexts = {
  edit: 'Редактирайте',
  remove: 'Изтрийте',
  removeText: (title: string) =>
    `Сигурни ли сте, че искате да изтриете „${title}“? Това действие не може да бъде отменено.`,
  understood: 'Разбрах',
  reasonFor: (reason: string) => `Причина: ${reason}`,
  waitsText: 'Ще се покаже на всички, щом модератор я одобри.',
} as const
