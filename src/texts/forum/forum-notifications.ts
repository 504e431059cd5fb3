import { peopleText } from '#texts/notifications/people-text'
import { errorTexts } from '#texts/web/errors'

type Act = { name?: string | null; title: string }
type Likes = { newest: string; count: number; title: string }

const person = (name: string | null | undefined) => name ?? errorTexts.unknownUser
const liked = (count: number) => (count > 1 ? 'харесаха' : 'хареса')

export const forumNotifications = {
  comment: ({ name, title }: Act) => ({
    title: 'Нов коментар във форума',
    message: `${person(name)} коментира темата Ви „${title}“.`,
  }),
  mention: ({ name, title }: Act) => ({
    title: 'Споменаха Ви във форума',
    message: `${person(name)} Ви спомена в темата „${title}“.`,
  }),
  followed: ({ name, title }: Act) => ({
    title: 'Нов отговор в тема, която следите',
    message: `${person(name)} отговори в темата „${title}“.`,
  }),
  accepted: ({ name, title }: Act) => ({
    title: 'Отговорът Ви е полезен',
    message: `${person(name)} отбеляза отговора Ви в „${title}“ като полезен.`,
  }),
  likedTopic: ({ newest, count, title }: Likes) => ({
    title: 'Ново харесване',
    message: `${peopleText({ newest, count })} ${liked(count)} темата Ви „${title}“.`,
  }),
  likedComment: ({ newest, count, title }: Likes) => ({
    title: 'Ново харесване',
    message: `${peopleText({ newest, count })} ${liked(count)} коментара Ви в „${title}“.`,
  }),
} as const
