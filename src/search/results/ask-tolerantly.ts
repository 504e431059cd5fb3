import type { Connection } from '#database/connection/sql'
import { cityById } from '#domain/places/cities'
import { wordsOfPhrase } from '../index/marks'
import type { ReadQuestion } from '../question/question'
import { resegmented } from '../question/segments'
import { wordsMeant } from '../question/vocabulary'
import type { Thesaurus } from '../thesaurus/thesaurus'
import { asAsked } from './as-asked'
import { ask, type Asking } from './ask'
import { ENOUGH } from './by-share'
import type { Findings, Reading } from './findings'
import { isInIndex } from './in-index'
import type { Sought } from './matches'
import { searchOf } from './search-of'

type Tried = { read: ReadQuestion; exact: Sought[]; found: Findings; thesaurus: Thesaurus }

/** With other segments and with what can have been meant, without words that nothing has; then with most of the rest. */
export async function askTolerantly(asking: Asking, tried: Tried): Promise<Findings> {
  const { read, exact, found } = tried
  const { terms, ignored } = await reconsidered(asking.connection, tried)
  if (!terms.some(isTelling) && (ignored.length > 0 || terms.length === 0)) return found
  const reading = readingOf(ignored, terms)
  const isSame = terms.length === exact.length && terms.every((term, index) => term === exact[index])
  const tolerant = isSame ? found : await ask(asking, searchOf(terms, read.words), reading)
  const telling = terms.filter(isTelling)
  const { isLoose = false } = asking.question
  // Of two words one more or less is another question; of a sentence it is not.
  if (telling.length < 2 || tolerant.total >= (isLoose || telling.length > 2 ? ENOUGH : 1)) return tolerant
  // A guess at a short word counts only where something has it beside the others.
  const certain = terms.filter((term) => term.meant.length === 0 || isLong(term))
  if (!isLoose && tolerant.total === 0 && certain.length < terms.length && certain.some(isTelling)) {
    const guessed = terms.filter((term) => !certain.includes(term))
    const rest = await ask(
      asking,
      searchOf(certain, read.words),
      readingOf([...ignored, ...guessed], certain),
    )
    if (rest.total > 0) return rest
  }
  const most = await ask(asking, { ...searchOf(terms, read.words), isPartial: true }, reading)
  return most.total > 0 ? most : tolerant
}

const isTelling = ({ role }: Sought) => role === 'telling'

async function reconsidered(connection: Connection, { exact, thesaurus }: Tried) {
  const segments = await resegmented(connection, exact, thesaurus)
  const terms = await brokenUp(connection, segments ?? exact)
  const isKnown = await isInIndex(connection, terms)
  const unknown = terms.filter(({ role }, index) => !isKnown[index] && role !== 'weak')
  const doubted = unknown.length > 0 ? unknown : terms.filter((term) => terms.length === 1 && isLong(term))
  const meant = await wordsMeant(connection, doubted, thesaurus)
  const meantBy = new Map(doubted.map((term, index) => [term, meant[index]!]))
  const isIgnored = (term: Sought) => unknown.includes(term) && meantBy.get(term)?.length === 0
  const rest = terms
    .filter((term) => !isIgnored(term))
    .map((term) => withMeant(term, meantBy.get(term) ?? []))
  const isAlone = rest.filter(isTelling).length === 1
  return { ignored: terms.filter(isIgnored), terms: isAlone ? rest.map(withApart) : rest }
}

/** So long that even a word somebody wrote is more likely a mistake, when hardly anything has it. */
const DOUBTED_MIN = 7
const PHRASES_APART_MAX = 12
const isLong = ({ mistakable }: Sought) => (mistakable[0]?.length ?? 0) >= DOUBTED_MIN

/** A phrase that nothing has is words again. */
async function brokenUp(connection: Connection, terms: readonly Sought[]): Promise<Sought[]> {
  const phrases = terms.filter(({ singles }) => singles.length > 0)
  const isKnown = await isInIndex(connection, phrases)
  const lost = phrases.filter((_, index) => !isKnown[index])
  const singles = lost.flatMap((phrase) => phrase.singles)
  if (singles.length === 0) return [...terms]
  const asked = await asAsked(connection, { terms: singles, lastBegun: [], lastKeys: [] })
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

const readingOf = (ignored: readonly Sought[], rest: readonly Sought[]): Reading => ({
  ignored: ignored.map(({ written }) => written),
  searched: ignored.length > 0 ? rest.map(nameOf).join(', ') : null,
})
