import pg from 'pg'
import type { Payload } from 'payload'
import { cities } from '#domain/places/cities'
import { type SearchKind, searchKinds } from '#domain/search/search-kinds'
import { env } from '#env'
import { keepEntries } from '#search/index/keep-entries'
import type { Question } from '#search/results/findings'
import { firstGroups } from '#search/thesaurus/groups'

const BATCH = 100
/** Folding a text for each entry would take most of the time: the others are copies. */
const DIFFERENT_MAX = 20_000
const COPIED_AT_ONCE = 50_000

/** mulberry32: the same numbers in every run. */
let seed = 20261121
function random(): number {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1)
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}
const below = (count: number) => Math.floor(random() * count)
const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)]!
/**
 * The first ones most often, by Zipf's law; `missing` ones would be commoner still: of words of a text the small ones,
 * which the index leaves out, and those of little.
 */
function often<Item>(items: readonly Item[], missing = 1): Item {
  const rank = missing * ((items.length + missing) / missing) ** random()
  return items[Math.min(items.length - 1, Math.floor(rank) - missing)]!
}

const syllables = 'ба ве ги до жу за ки ло ме ну по ра си то фа хе ци чо ша ща ър ят ен ов ик ал ур ис'.split(
  ' ',
)
const word = () => Array.from({ length: 2 + below(3) }, () => pick(syllables)).join('')
const language = [...new Set(Array.from({ length: 60_000 }, word))].slice(0, 40_000)
const surnames = Array.from({ length: 3_000 }, () => `${word()}ов`)
const names = 'Мария Иван Петър Елена Георги Силвия Десислава Христо Юлия Борис Жана Явор Калин Ралица'.split(
  ' ',
)
const commonest =
  'лекар зъболекар адвокат преводач фризьор ремонт магазин ресторант квартира работа превоз почистване'.split(
    ' ',
  )
const otherTrades = firstGroups
  .flatMap((group) => group.split(', ')[0]!)
  .filter((name) => /^[а-я]+$/.test(name))
const trades = [...commonest, ...otherTrades].slice(0, 200)
/** The commonest is in every seventeenth entry. */
const tradesMissing = 4
/** The commonest is in every seventh entry. */
const wordsMissing = 20

const wordOfText = () => often(language, wordsMissing)
const sentence = (length: number) => Array.from({ length }, wordOfText).join(' ')

function entry() {
  const trade = often(trades, tradesMissing)
  const city = often(cities).name
  const title = random() < 0.5 ? `${pick(names)} ${pick(surnames)}` : `${trade} ${sentence(2)} ${city}`
  return { title, url: '/x', text: sentence(25), city, keywords: [trade] }
}

/** Up to so many; returns the seconds that it took. */
export async function fill(payload: Payload, count: number, different = DIFFERENT_MAX): Promise<number> {
  const start = performance.now()
  // Payload's connections have short timeouts.
  const client = new pg.Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  const { rows } = await client.query<{ filled: number }>(
    'select count(*)::int as filled from search_entries',
  )
  const filled = rows[0]!.filled || (await fillDifferent(payload, Math.min(different, count)))
  await client.query('drop index search_entries_words_idx')
  await client.query("set maintenance_work_mem = '1GB'")
  for (let left = count - filled; left > 0;) {
    const { rowCount } = await client.query(
      `insert into search_entries
        (kind, document_id, title, excerpt, text, city, url, place, title_key, name_key, title_words, words, dated_at)
      select kind, gen_random_uuid(), title, excerpt, text, city, url, place, title_key, name_key, title_words, words,
        dated_at
      from search_entries order by key limit $1`,
      [Math.min(COPIED_AT_ONCE, left)],
    )
    left -= rowCount!
  }
  await client.query(
    'create index search_entries_words_idx on search_entries using gin (words) with (fastupdate = off)',
  )
  await client.query('vacuum analyze')
  await client.end()
  return Math.round((performance.now() - start) / 1000)
}

async function fillDifferent(payload: Payload, count: number): Promise<number> {
  const batches = Array.from({ length: Math.ceil(count / BATCH) }, (_, batch) => batch)
  const fillNext = async (): Promise<void> => {
    const batch = batches.pop()
    if (batch === undefined) return
    const kind: SearchKind = searchKinds[batch % searchKinds.length]!
    const size = Math.min(BATCH, count - batch * BATCH)
    const entries = Array.from({ length: size }, () => ({ id: crypto.randomUUID(), entry: entry() }))
    await keepEntries({ payload }, { kind, entries })
    return fillNext()
  }
  await Promise.all([fillNext(), fillNext(), fillNext()])
  return count
}

const mistype = (text: string) => text.slice(0, 3) + text.slice(4)
const one = (query: string) => () => ({ query })

export const questions: Record<string, () => Omit<Question, 'limit'>> = {
  'лекар (the commonest word)': one('лекар'),
  'Берлин (the commonest city)': one('Берлин'),
  'лекар Берлин': one('лекар Берлин'),
  'zabolekar munchen': one('zabolekar munchen'),
  'лекар, one kind': () => ({ query: 'лекар', kinds: ['contacts'] }),
  'лекар, near': () => ({ query: 'лекар', near: { latitude: 50.94, longitude: 6.96 } }),
  'only near': () => ({ query: '', near: { latitude: 50.94, longitude: 6.96 } }),
  'a name': () => ({ query: `${pick(names)} ${pick(surnames)}` }),
  'a name in Latin': () => ({ query: 'Desislava xristova' }),
  'a word of the text': () => ({ query: wordOfText() }),
  'two words of the text': () => ({ query: `${wordOfText()} ${wordOfText()}` }),
  'three letters': () => ({ query: pick(language).slice(0, 3) }),
  'a typing error': () => ({ query: mistype(pick(surnames)) }),
  'a typing error and a city': () => ({ query: `${mistype('зъболекар')} ${pick(cities).name}` }),
  'long words with many readings': one('zybolekarq juzhcyzujcu quszjcyuj'),
  'kind and city in German': one('Rechtsanwalt Köln'),
  'a phrase': one('детски лекар'),
  'an unfinished second word': one('зъболекар м'),
  'another keyboard layout': one('.eud,'),
  'a word that nothing has': one('зъболекар qwxzqwxz Берлин'),
  'words that nothing has together': () => ({
    query: `${pick(language)} ${pick(language)} ${pick(language)}`,
  }),
  'ten words of the text': () => ({ query: sentence(10) }),
  'ten rare words': () => ({ query: Array.from({ length: 10 }, () => pick(language)).join(' ') }),
  'a sentence': one('къде да намеря български зъболекар и адвокат около Кьолн'),
  '200 letters': one('лекар адвокат '.repeat(14)),
  '300 letters': one('ъ'.repeat(300)),
  emoji: one('😀🎉👍'),
}
