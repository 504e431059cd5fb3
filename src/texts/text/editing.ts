import type { EditedKind } from '#domain/text/editing'
import { kindTexts } from '#texts/kinds'

export const revisionTexts = {
  one: 'Предишен текст',
  many: 'Предишни текстове',
  kind: 'Вид',
  kinds: {
    'forum-topics': kindTexts['forum-topics'].one,
    'forum-comments': 'Коментар във форума',
    posts: kindTexts.posts.one,
    'post-comments': 'Коментар',
  } satisfies Record<EditedKind, string>,
  itemId: 'Номер',
  title: 'Заглавие преди промяната',
  content: 'Текст преди промяната',
  author: 'Автор',
  changedBy: 'Променено от',
} as const

export const editingTexts = {
  editedAt: 'Редактирано на',
} as const
