import type { Connection } from '#database/connection/sql'
import { looksRetyped, retyped } from '../question/keyboards'
import { readQuestion, type ReadQuestion } from '../question/question'
import { wordsKnown } from '../question/vocabulary'
import { logWhenSlow } from '../slow-answers'
import { currentThesaurus } from '../thesaurus/current'
import type { Thesaurus } from '../thesaurus/thesaurus'
import { isLearnt } from '../index/learnt-words'
import { asAsked } from './as-asked'
import { ask, type Asking } from './ask'
import { askTolerantly } from './ask-tolerantly'
import { ENOUGH } from './by-share'
import type { Findings, Question } from './findings'
import type { Search } from './levels'
import { searchOf } from './search-of'

export const findEntries = (connection: Connection, question: Question): Promise<Findings> =>
  logWhenSlow(connection, question.query, () => find(connection, question))

async function find(connection: Connection, question: Question): Promise<Findings> {
  const thesaurus = await currentThesaurus(connection)
  const read = readQuestion(question.query, thesaurus)
  const asking = { connection, question }
  if (read.terms.length > 0) return answer(asking, read, thesaurus)
  const isNearby = question.query.trim() === '' && question.near
  return isNearby ? ask(asking, searchOf([], [])) : nothing
}

const nothing: Findings = { total: 0, results: [], reading: { ignored: [], searched: null } }

/** As asked; then in another keyboard layout; then with what can have been meant; then with most of the words. */
async function answer(asking: Asking, read: ReadQuestion, thesaurus: Thesaurus): Promise<Findings> {
  const other = looksRetyped(asking.question.query) ? await inOtherLayout(asking, thesaurus) : null
  if (other) return other
  const exact = await asAsked(asking.connection, read)
  const search = searchOf(exact, read.words)
  const found = await ask(asking, search)
  const anywhere = await totalAnywhere(asking, search, found)
  if (anywhere >= ENOUGH) return found
  const isPhrase = exact.some(({ parts }) => parts.length > 0)
  const switched = anywhere === 0 && !isPhrase ? await inOtherLayout(asking, thesaurus) : null
  return switched ?? askTolerantly(asking, { read, exact, found, thesaurus })
}

/** Filters do not change how the words are read. */
async function totalAnywhere(asking: Asking, search: Search, found: Findings): Promise<number> {
  const { kinds = [], tags = [], city } = asking.question
  const isFiltered = kinds.length > 0 || tags.length > 0 || city
  if (found.total >= ENOUGH || !isFiltered) return found.total
  const question = { ...asking.question, kinds: [], tags: [], city: undefined, page: 1, limit: ENOUGH }
  return (await ask({ ...asking, question }, search)).total
}

/** Only when every word is one that the index has. */
async function inOtherLayout(asking: Asking, thesaurus: Thesaurus): Promise<Findings | null> {
  for (const query of retyped(asking.question.query)) {
    const read = readQuestion(query, thesaurus)
    const telling = read.terms.filter(({ role }) => role !== 'weak')
    const sought = telling.map(({ whole, parts, related }) => [...whole, ...parts.flat(), ...related])
    if (!sought.flat().some(isLearnt)) continue
    const known = await wordsKnown(asking.connection, sought.flat())
    if (!sought.every((words) => words.some((word) => known.has(word) || /^\d+$/.test(word)))) continue
    const search = searchOf(await asAsked(asking.connection, read), read.words)
    const found = await ask(asking, search)
    if ((await totalAnywhere(asking, search, found)) > 0)
      return { ...found, reading: { ignored: [], searched: query.trim() } }
  }
  return null
}
