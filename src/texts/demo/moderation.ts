/** Reports and letters in every state, so that the queues of the panels are not empty. */
export const demoReports = [
  { reason: 'Измама', additionalInfo: 'Иска предплата по банков път.', status: 'pending' },
  { reason: 'Невярна информация', additionalInfo: 'Телефонът е на друг човек.', status: 'pending' },
  { reason: 'Спам', additionalInfo: '', status: 'approved' },
  { reason: 'Други', additionalInfo: 'Пусната е три пъти с различни имена.', status: 'rejected' },
] as const

export const demoMessages = [
  {
    type: 'technical',
    content: 'Не мога да кача снимка от телефона си, пише, че е твърде голяма. Какво да направя?',
    status: 'unread',
  },
  {
    type: 'content',
    content: 'Може ли да добавите категория за спорт във форума?',
    status: 'unread',
  },
  {
    type: 'account',
    content: 'Сгреших името си при регистрацията. Оправих го от профила, благодаря за указанията.',
    status: 'read',
  },
  {
    type: 'business',
    content: 'Имам две пекарни. Мога ли да подам и двете?',
    status: 'read',
    reply: 'Да, всяка пекарня е отделна заявка в „Магазини и ресторанти“.',
  },
  {
    type: 'general',
    content: 'Поздравления за сайта! Намерих лекар за десет минути.',
    status: 'read',
    reply: 'Благодарим Ви, предадохме го на целия екип.',
  },
] as const
