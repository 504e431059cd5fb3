import { outcomeWords } from './outcomes'

export const scheduleTexts = {
  open: 'Насрочете',
  title: 'Насрочване',
  type: 'Какво да стане',
  types: { publish: 'Публикувайте', unpublish: 'Скрийте от сайта' },
  fields: { publishAt: 'Насрочено публикуване', unpublishAt: 'Насрочено скриване' },
  moment: 'Дата и час',
  hint: (minutes: number) => `По берлинско време, през ${minutes} минути.`,
  next: {
    publish: (moment: string) => `Насрочена за ${moment}`,
    unpublish: (moment: string) => `Ще се скрие на ${moment}`,
  },
  save: 'Запазете',
  saving: outcomeWords.saving,
  saved: 'Насрочено.',
  remove: 'Отменете',
  removed: 'Насрочването е отменено.',
  close: 'Затворете',
} as const
