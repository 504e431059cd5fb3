import { NEWCOMER_CONTRIBUTIONS, NEWCOMER_LINKS_MAX } from '#domain/text/newcomers'
import { counted } from '../text/numbers'

export const spamTexts = {
  tooManyLinks: `В първия ден и в първите ${counted(NEWCOMER_CONTRIBUTIONS, 'публикация', 'публикации')} текстът може да има до ${counted(NEWCOMER_LINKS_MAX, 'връзка', 'връзки')}. Махнете излишните и изпратете пак.`,
  sameText: 'Вече публикувахте този текст днес. Променете го или допълнете написаното преди.',
} as const
