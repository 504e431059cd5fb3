import { kindTexts } from '#texts/kinds'
import { peopleText } from '#texts/notifications/people-text'
import { errorTexts } from '#texts/web/errors'

type Likes = { newest: string; count: number; excerpt: string }

export const postTexts = {
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
  post: kindTexts.posts.one,
  owner: 'От кого',
  onlyOne: 'Вече харесахте тази публикация.',
  notice: ({ newest, count, excerpt }: Likes) => ({
    title: 'Ново харесване',
    message: `${peopleText({ newest, count })} ${count > 1 ? 'харесаха' : 'хареса'} публикацията Ви „${excerpt}“.`,
  }),
} as const

export const postCommentTexts = {
  one: 'Коментар',
  many: 'Коментари',
  post: kindTexts.posts.one,
  content: 'Коментар',
  owner: 'Автор',
  missing: 'Коментарът не може да бъде празен',
  notice: ({ name, excerpt }: { name?: string | null; excerpt: string }) => ({
    title: 'Нов коментар',
    message: `${name ?? errorTexts.unknownUser} коментира публикацията Ви „${excerpt}“.`,
  }),
} as const
