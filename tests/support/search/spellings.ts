/** One title in the other spellings people type it in. A sign that no table names stays as it is. */
type Letters = Readonly<Record<string, string>>

const common: Letters = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  з: 'z',
  и: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
}

const byLaw: Letters = {
  ...common,
  ...{ ж: 'zh', й: 'y', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'sht', ъ: 'a', ь: 'y', ю: 'yu', я: 'ya' },
}

const byHabit: Letters = {
  ...common,
  ...{ ж: 'j', й: 'i', ц: 'c', ч: '4', ш: '6', щ: '6t', ъ: 'y', ь: 'i', ю: 'iu', я: 'q' },
}

const spell = (text: string, letters: Letters): string =>
  text.replace(/[\u0400-\u04ff]/gu, (letter) => {
    const small = letter.toLowerCase()
    const latin = letters[small] ?? letter
    return letter === small ? latin : latin.charAt(0).toUpperCase() + latin.slice(1)
  })

/** „Ремонт на бани“ → „РЕМОНТ НА БАНИ“. */
export const inCapitals = (title: string): string => title.toUpperCase()

/** By the Transliteration Act of 2009: „ия“ at a word's end is „ia“, and България is Bulgaria. */
export const inLatinByLaw = (title: string): string =>
  spell(
    title.replace(/България(?!\p{L})/gu, 'Bulgaria').replace(/(и)я(?!\p{L})/giu, (_, i: string) => `${i}a`),
    byLaw,
  )

/** As it is typed without Cyrillic: „Шофьорска книжка“ → „6ofiorska knijka“. */
export const inShlyokavica = (title: string): string => spell(title, byHabit)
