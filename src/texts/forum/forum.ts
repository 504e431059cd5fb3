import { kindTexts } from '#texts/kinds'

/** The category that every forum has. */
export const defaultCategory = {
  name: 'Общи',
  description: 'Всичко, което няма друга категория.',
} as const

export const forumCategoryTexts = {
  one: 'Категория на форума',
  many: 'Категории на форума',
  name: 'Име',
  description: 'Описание',
  isActive: 'Активна',
  inactive: 'Неактивна',
  isActiveHint: 'В неактивна категория не се откриват нови теми.',
  order: 'Ред',
  orderHint: 'По-малкото число е по-напред. Без число категорията е след тях, по азбучен ред.',
  icon: 'Икона',
  iconHint: 'Име от lucide.dev, например house.',
  owner: 'Създадена от',
  isDefault: 'Основна',
  isDefaultHint: 'Не се изтрива. В нея отиват темите на изтритите категории.',
  defaultStays: 'Основната категория не се изтрива: в нея отиват темите на изтритите категории.',
  missing: {
    create: 'Моля, попълнете всички полета за категорията',
    update: 'Моля, попълнете всички полета',
  },
} as const

export const topicTexts = {
  one: kindTexts['forum-topics'].one,
  many: 'Теми',
  title: 'Заглавие',
  content: 'Текст',
  contentHint: 'Ако е празен, темата казва заглавието си.',
  category: 'Категория',
  isPinned: 'Закачена',
  pinnedUntil: 'Закачена до',
  isHot: 'Горещо',
  hotUntil: 'Гореща до',
  views: 'Преглеждания',
  replies: 'Отговори',
  likes: 'Харесвания',
  lastActivityAt: 'Последна активност',
  acceptedComment: 'Полезен отговор',
  acceptedByAuthor: 'Само авторът на темата избира полезния отговор.',
  owner: 'Автор',
  missing: 'Моля попълнете всички полета',
  categoryClosed: 'Избраната категория не е активна или не съществува',
} as const

export const topicLikeTexts = {
  one: 'Харесване на тема',
  many: 'Харесвания на теми',
  topic: 'Тема',
  owner: 'От кого',
  onlyOne: 'Вече харесахте тази тема.',
} as const

export const commentLikeTexts = {
  one: 'Харесване на коментар',
  many: 'Харесвания на коментари',
  comment: 'Коментар',
  owner: 'От кого',
  onlyOne: 'Вече харесахте този коментар.',
} as const

export const forumCommentTexts = {
  one: 'Коментар във форума',
  many: 'Коментари във форума',
  topic: 'Тема',
  content: 'Коментар',
  likes: 'Харесвания',
  mentions: 'Споменати членове',
  owner: 'Автор',
  missing: 'Коментарът не може да бъде празен',
  profileIncomplete: 'Трябва да попълните профила си, за да можете да коментирате!',
} as const
