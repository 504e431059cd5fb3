import { shortNumber } from '#domain/text/short-number'

/** What the server says on the page of a topic. */
export const topicPageTexts = {
  back: 'Към форума',
  pinned: 'Закачена',
  hot: 'Горещо',
  locked: 'Заключена',
  isLocked: 'Темата е заключена: в нея не се пишат нови коментари.',
  lastActivity: 'последна активност',
  description: ({ title, replies }: { title: string; replies: number }) =>
    replies > 0
      ? `${title} – ${shortNumber(replies)} ${replies === 1 ? 'отговор' : 'отговора'} във форума.`
      : `${title} – въпрос във форума.`,
  commentGone: 'Този коментар вече го няма.',
} as const
