import { peopleTold } from '#texts/notifications/people-told'

type Told = { newest: string; count: number; excerpt: string }

export const postTexts = {
  one: 'Публикация',
  many: 'Публикации',
  content: 'Текст',
  image: 'Изображение',
  likes: 'Харесвания',
  comments: 'Коментари',
  owner: 'Автор',
  missing: 'Напишете нещо, преди да публикувате.',
} as const

export const postLikeTexts = {
  one: 'Харесване',
  many: 'Харесвания',
  post: 'Публикация',
  owner: 'От кого',
  onlyOne: 'Вече харесахте тази публикация.',
  notice: ({ newest, count, excerpt }: Told) => ({
    title: 'Ново харесване',
    message: `${peopleTold({ newest, count })} ${count > 1 ? 'харесаха' : 'хареса'} публикацията Ви „${excerpt}“.`,
  }),
} as const

export const postCommentTexts = {
  one: 'Коментар',
  many: 'Коментари',
  post: 'Публикация',
  content: 'Коментар',
  owner: 'Автор',
  missing: 'Коментарът не може да бъде празен',
  notice: ({ newest, count, excerpt }: Told) => ({
    title: 'Нов коментар',
    message: `${peopleTold({ newest, count })} ${count > 1 ? 'коментираха' : 'коментира'} публикацията Ви „${excerpt}“.`,
  }),
} as const
