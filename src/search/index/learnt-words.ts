import { WORD_MAX } from '../folding/words'
import { phraseMark } from './marks'

/** What `search_words` knows: words that can be begun or mistyped, no numbers, and phrases, no other marks. */
export const isLearnt = (word: string): boolean =>
  word.startsWith(phraseMark('')) || (word.length > 2 && word.length <= WORD_MAX && /^\p{L}/u.test(word))
