import { readingsOf } from './fold'

/** Prepositions, conjunctions, particles, articles: in titles they stand anywhere, in questions they are left out. */
const words =
  'в във на за и с със от до по при към или а но се си е са да ще не че ли ми ме го я у като под над без през ' +
  'ни ви му им те ти той тя то ние вие аз сме сте съм бъде чрез около между след преди пред зад ' +
  'der die das den dem des und oder in im ins am an auf für von vom zu zum zur mit bei ein eine einen einem ist ' +
  'the of and for with'

const folded = new Set(words.split(' ').map((word) => readingsOf(word)[0]))

/** Compared folded: „na“ is „на“. */
export const isSmallWord = (keys: readonly string[]): boolean => folded.has(keys[0]!)
