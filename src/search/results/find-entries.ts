import type { Connection } from '#database/connection/sql'
import { looksRetyped, retyped } from '../question/keyboards'
import { readQuestion, type ReadQuestion } from '../question/question'
import { wordsKnown } from '../question/vocabulary'
import { logWhenSlow } from '../slow-answers'
import { currentThesaurus } from '../thesaurus/current'
import type { Thesaurus } from '../thesaurus/thesaurus'
import { isLearnt } from '../index/learnt-words'
import { asAsked } from './as-asked'
import { ask, type Asked, type Asking } from './ask'
import { askTolerantly } from './ask-tolerantly'
import { sharesOfTerms } from './commonness'
import type { Findings, Question } from './findings'
import { ENOUGH, type Search } from './levels'
import { searchOf } from './search-of'

export const findEntries = (connection: Connection, question: Question): Promise<Findings> =>
  logWhenSlow(connection, question.query, () => find(connection, question))

async function find(connection: Connection, question: Question): Promise<Findings> {
  const thesaurus = await currentThesaurus(connection)
  const read = readQuestion(question.query, thesaurus)
  const asking = { connection, question, shareOf: await sharesOfTerms(connection) }
  const isNearby = question.query.trim() === '' && question.near
  if (read.terms.length === 0 && !isNearby) return nothing
  const { total, results, understood } = isNearby
    ? await ask(asking, searchOf([], [], asking.shareOf))
    : await answer(asking, read, thesaurus)
  return { total, results, understood }
}

const nothing: Findings = { total: 0, results: [], understood: { ignored: [], searched: null } }

/** As asked; then in another keyboard layout; then with what can have been meant; then with most of the words. */
async function answer(asking: Asking, read: ReadQuestion, thesaurus: Thesaurus): Promise<Asked> {
  const other = looksRetyped(asking.question.query) ? await inOtherLayout(asking, thesaurus) : null
  if (other) return other
  const exact = await asAsked(asking.connection, read)
  const search = searchOf(exact, read.words, asking.shareOf)
  const found = await ask(asking, search)
  const anywhere = await totalAnywhere(asking, search, found)
  const isOfWords = search.terms.length > 1 || search.terms.some(({ singles }) => singles.length > 0)
  const isElsewhere = found.isElsewhere && isOfWords
  if (anywhere >= ENOUGH && !isElsewhere) return found
  const isPhrase = exact.some(({ parts }) => parts.length > 0)
  const switched = anywhere === 0 && !isPhrase ? await inOtherLayout(asking, thesaurus) : null
  return switched ?? askTolerantly(asking, { read, exact, found, thesaurus })
}

/** Filters do not change how the words are read. */
async function totalAnywhere(asking: Asking, search: Search, found: Asked): Promise<number> {
  const { kinds = [], tags = [], city } = asking.question
  const isFiltered = kinds.length > 0 || tags.length > 0 || city
  if (found.total >= ENOUGH || !isFiltered) return found.total
  const question = { ...asking.question, kinds: [], tags: [], city: undefined, page: 1, limit: ENOUGH }
  return (await ask({ ...asking, question }, search)).total
}

/** Only when every word is one that the index has. */
async function inOtherLayout(asking: Asking, thesaurus: Thesaurus): Promise<Asked | null> {
  const { connection, question, shareOf } = asking
  const readings = retyped(question.query)
    .map((query) => ({ query, read: readQuestion(query, thesaurus) }))
    .filter(({ read }) => wordsSought(read).flat().some(isLearnt))
  if (readings.length === 0) return null
  const known = await wordsKnown(
    connection,
    readings.flatMap(({ read }) => wordsSought(read).flat()),
  )
  const isKnown = (word: string) => known.has(word) || /^\d+$/.test(word)
  for (const { query, read } of readings) {
    if (!wordsSought(read).every((words) => words.some(isKnown))) continue
    const search = searchOf(await asAsked(connection, read), read.words, shareOf)
    const found = await ask(asking, search)
    if ((await totalAnywhere(asking, search, found)) > 0)
      return { ...found, understood: { ignored: [], searched: query.trim() } }
  }
  return null
}

const wordsSought = ({ terms }: ReadQuestion) =>
  terms
    .filter(({ role }) => role !== 'weak')
    .map(({ whole, parts, related }) => [...whole, ...parts.flat(), ...related])
