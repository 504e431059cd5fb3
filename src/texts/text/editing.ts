import { EDIT_HOURS } from '#domain/limits'
import type { EditedKind } from '#domain/text/editing'
import { kindTexts } from '#texts/kinds'
import { counted } from './numbers'

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
  itemId: 'Сегашният текст',
  title: 'Заглавие преди промяната',
  content: 'Текст преди промяната',
  author: 'Автор',
  changedBy: 'Променено от',
} as const

export const editingTexts = {
  editedAt: 'Редактирано на',
  tooLate: `Текстът се променя до ${counted(EDIT_HOURS, 'час', 'часа')} след публикуването. Изтрийте го или допълнете с нов коментар.`,
} as const
