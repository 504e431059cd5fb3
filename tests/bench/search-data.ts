import type { Payload } from 'payload'
import { cities } from '#domain/cities'
import { type SearchKind, searchKinds } from '#domain/search-kinds'
import { keepEntries } from '#search/keep-entries'
import type { Question } from '#search/find-entries'

const BATCH = 500

/** The same numbers in every run. */
let seed = 20261121
function random(): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
  return seed / 2_147_483_648
}
const below = (count: number) => Math.floor(random() * count)
/** The first ones much more often than the last, as words of a language are. */
const zipf = (count: number) => Math.min(count - 1, Math.floor(count ** random()) - 1)
const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)]!
const often = <Item>(items: readonly Item[]): Item => items[zipf(items.length)]!

const syllables = 'ба ве ги до жу за ки ло ме ну по ра си то фа хе ци чо ша ща ър ят ен ов ик ал ур ис'.split(
  ' ',
)
const word = () => Array.from({ length: 2 + below(3) }, () => pick(syllables)).join('')
const language = [...new Set(Array.from({ length: 60_000 }, word))].slice(0, 40_000)
const surnames = Array.from({ length: 3_000 }, () => `${word()}ов`)
const names = 'Мария Иван Петър Елена Георги Силвия Десислава Христо Юлия Борис Жана Явор Калин Ралица'.split(
  ' ',
)
const trades =
  'лекар зъболекар адвокат преводач фризьор ремонт магазин ресторант квартира работа превоз почистване'.split(
    ' ',
  )

const sentence = (length: number) => Array.from({ length }, () => often(language)).join(' ')

function entry() {
  const trade = often(trades)
  const city = often(cities).name
  const title = random() < 0.5 ? `${pick(names)} ${pick(surnames)}` : `${trade} ${sentence(2)} ${city}`
  return { title, url: '/x', text: sentence(25), city, keywords: [trade] }
}

/** Fills the index; tells how many seconds it took. */
export async function fill(payload: Payload, count: number): Promise<number> {
  const start = performance.now()
  for (let done = 0; done < count; done += BATCH) {
    const kind: SearchKind = searchKinds[(done / BATCH) % searchKinds.length]!
    const entries = Array.from({ length: Math.min(BATCH, count - done) }, () => ({
      id: crypto.randomUUID(),
      entry: entry(),
    }))
    await keepEntries({ payload }, { kind, entries })
  }
  return Math.round((performance.now() - start) / 1000)
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
  'a word of the text': () => ({ query: often(language) }),
  'two words of the text': () => ({ query: `${often(language)} ${often(language)}` }),
  'three letters': () => ({ query: pick(language).slice(0, 3) }),
  'a typing error': () => ({ query: mistype(pick(surnames)) }),
  'a typing error and a city': () => ({ query: `${mistype('зъболекар')} ${pick(cities).name}` }),
  'long words with many readings': one('zybolekarq juzhcyzujcu quszjcyuj'),
  'a sentence': one('къде да намеря български зъболекар и адвокат около Кьолн'),
  '200 letters': one('лекар адвокат '.repeat(14)),
  '300 letters': one('ъ'.repeat(300)),
  emoji: one('😀🎉👍'),
}
