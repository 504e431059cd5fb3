import { cityById } from '#domain/places/cities'
import { wordsOfPhrase } from '../index/marks'
import type { ReadQuestion } from '../question/question'
import { resegmented } from '../question/segments'
import { wordsMeant } from '../question/vocabulary'
import type { Thesaurus } from '../thesaurus/thesaurus'
import { asAsked } from './as-asked'
import { ask, type Asked, type Asking } from './ask'
import type { Understanding } from './findings'
import { standingOf } from './in-index'
import type { Sought } from './matches'
import { ENOUGH } from './levels'
import { searchOf } from './search-of'
import { withMost } from './with-most'

type Tried = { read: ReadQuestion; exact: Sought[]; found: Asked; thesaurus: Thesaurus }

/** With other segments and with what can have been meant, without words that nothing has; then with most of the rest. */
export async function askTolerantly(asking: Asking, tried: Tried): Promise<Asked> {
  const { read, exact, found } = tried
  const { question, shareOf } = asking
  const { terms, ignored, standing } = await reconsidered(asking, tried)
  const telling = terms.filter(isTelling)
  if (telling.length === 0 && (ignored.length > 0 || terms.length === 0)) return found
  const understood = understandingOf(ignored, terms)
  const search = searchOf(terms, read.words, shareOf)
  const askMost = (until: { below: number; enough: number }) =>
    ask(asking, withMost(search, { shareOf, standing, ...until }), understood)
  if (question.isLoose) return askMost({ below: ENOUGH, enough: Infinity })
  if (telling.length > 2) return askMost({ below: ENOUGH, enough: ENOUGH })
  const isSame = terms.length === exact.length && terms.every((term, index) => term === exact[index])
  if (telling.length < 2 && isSame && !found.isElsewhere) return found
  // A guess at a short word counts only where something has it beside the others.
  const certain = terms.filter((term) => term.meant.length === 0 || isLong(term))
  if (certain.length < terms.length && certain.some(isTelling)) {
    const both = await ask(asking, search, understood)
    if (both.total > 0) return both
    const guessed = terms.filter((term) => !certain.includes(term))
    const rest = await ask(
      asking,
      searchOf(certain, read.words, shareOf),
      understandingOf([...ignored, ...guessed], certain),
    )
    if (rest.total > 0) return rest
  }
  // Of two words one less is another question; of a sentence it is not.
  return askMost({ below: 1, enough: ENOUGH })
}

const isTelling = ({ role }: Sought) => role === 'telling'

async function reconsidered(asking: Asking, { exact, thesaurus }: Tried) {
  const { connection } = asking
  const segments = await resegmented(connection, exact, thesaurus)
  const terms = await brokenUp(asking, segments ?? exact)
  const standing = await standingOf(asking, terms)
  const unknown = terms.filter((term) => standing.get(term) === 'nowhere' && term.role !== 'weak')
  const doubted = unknown.length > 0 ? unknown : terms.filter((term) => terms.length === 1 && isLong(term))
  // A word that the synonyms know is no typing error.
  const mistyped = doubted.filter(({ whole }) => !isAmongSynonyms(whole, thesaurus))
  const meant = await wordsMeant(connection, mistyped, thesaurus)
  const meantBy = new Map(mistyped.map((term, index) => [term, meant[index]!]))
  const isIgnored = (term: Sought) => unknown.includes(term) && !meantBy.get(term)?.length
  const known = terms.filter((term) => !isIgnored(term))
  const isAlone = known.filter(isTelling).length === 1
  const rest = known.map((term) => {
    const changed = withMeant(term, meantBy.get(term) ?? [])
    return isAlone ? withApart(changed) : changed
  })
  return {
    ignored: terms.filter(isIgnored),
    terms: rest,
    standing: new Map(rest.map((term, index) => [term, standing.get(known[index]!)!])),
  }
}

const isAmongSynonyms = (stems: string[], thesaurus: Thesaurus) =>
  stems.length > 0 && thesaurus.meaningsOf([{ stems: stems.slice(0, 1) }]).length > 0

/** So long that even a word somebody wrote is more likely a mistake, when hardly anything has it. */
const DOUBTED_MIN = 7
const PHRASES_APART_MAX = 12
const isLong = ({ mistakable }: Sought) => (mistakable[0]?.length ?? 0) >= DOUBTED_MIN

/** A phrase that nothing has is words again. */
async function brokenUp(asking: Asking, terms: readonly Sought[]): Promise<Sought[]> {
  const phrases = terms.filter(({ singles }) => singles.length > 0)
  const standing = await standingOf(asking, phrases)
  const lost = phrases.filter((phrase) => standing.get(phrase) === 'nowhere')
  const singles = lost.flatMap((phrase) => phrase.singles)
  if (singles.length === 0) return [...terms]
  const asked = await asAsked(asking.connection, { terms: singles, lastBegun: [], lastKeys: [] })
  return terms.flatMap((term) =>
    lost.includes(term) ? term.singles.map((one) => asked[singles.indexOf(one)]!) : [term],
  )
}

function withMeant(term: Sought, meant: string[]): Sought {
  if (meant.length === 0) return term
  const cityIds = meant.filter((word) => word.startsWith('@')).map((mark) => mark.slice(1))
  return { ...term, meant, ...(cityIds.length > 0 && { role: 'city', cityIds }) }
}

/** „Бракоразводен адвокат“ is also who has „развод“ somewhere and „адвокат“ elsewhere. */
function withApart(term: Sought): Sought {
  const apart = term.related.flatMap(wordsOfPhrase).slice(0, PHRASES_APART_MAX)
  return apart.length > 0 ? { ...term, apart } : term
}

const nameOf = ({ cityIds, written }: Sought) => cityById(cityIds[0] ?? '')?.name ?? written

const understandingOf = (ignored: readonly Sought[], rest: readonly Sought[]): Understanding => ({
  ignored: ignored.map(({ written }) => written),
  searched:
    ignored.length > 0
      ? rest
          .filter(({ role }) => role !== 'weak')
          .map(nameOf)
          .join(', ')
      : null,
})
