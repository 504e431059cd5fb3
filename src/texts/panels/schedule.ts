import { outcomeWords } from './outcomes'

export const scheduleTexts = {
  open: 'Насрочете',
  title: 'Насрочване',
  type: 'Какво да стане',
  types: { publish: 'Публикувайте', unpublish: 'Скрийте от сайта' },
  moment: 'Дата и час',
  hint: (minutes: number) => `По берлинско време, през ${minutes} минути.`,
  next: {
    publish: (moment: string) => `Насрочена за ${moment}`,
    unpublish: (moment: string) => `Ще се скрие на ${moment}`,
  },
  missing: 'Изберете дата и час.',
  past: 'Този час вече е минал. Изберете по-късен.',
  failed: 'Насрочването не успя. Проверете връзката си и опитайте отново.',
  save: 'Запазете',
  saving: outcomeWords.saving,
  saved: 'Насрочено.',
  remove: 'Отменете',
  removed: 'Насрочването е отменено.',
  close: 'Затворете',
} as const
