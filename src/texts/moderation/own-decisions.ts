import { appealUntil, type Reasons, type Statement } from '#domain/moderation/statements'
import { shortDate } from '#domain/time/dates'
import { statementTexts } from './statements'

/** The list of what staff decided about a member's items. */
export const ownDecisionTexts = {
  title: 'Решения за Ваши публикации',
  description: 'Какво реши екипът за Ваши публикации и как се обжалва.',
  lead: 'Какво реши екипът за Ваши публикации, най-новото първо. Отворете решение, за да прочетете мотивите или да обжалвате.',
  emptyTitle: 'Няма решения',
  emptyText: 'Екипът не е взимал решения за Ваши публикации.',
  pages: 'Страници с решения',
  decided: {
    none: 'Отбелязано нарушение, публикацията остава',
    hide: 'Скрита от сайта',
    delete: 'Изтрита',
  } satisfies Record<Reasons['action'], string>,
} as const

type Appealed = Pick<Statement, 'appealState' | 'decidedAt'>

/** `isOpen`, as long as it may be appealed. */
export const appealStateText = ({ appealState, decidedAt }: Appealed, isOpen: boolean): string =>
  isOpen ? `Може да се обжалва до ${shortDate(appealUntil(decidedAt))}` : appealStates[appealState]

const appealStates = { ...statementTexts.appealStates, pending: 'Обжалването чака решение' }
