import { WORD_MAX } from '../folding/words'

/** Words that can be begun or mistyped; numbers and marks cannot. */
export const isLearnt = (word: string): boolean =>
  word.length > 2 && word.length <= WORD_MAX && /^\p{L}/u.test(word)
