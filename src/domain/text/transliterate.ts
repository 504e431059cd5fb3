/** The table of the Transliteration Act (ДВ 19/2009), and Russian letters that occur in old texts. */
// prettier-ignore
const latin: Readonly<Record<string, string>> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'zh', з: 'z', и: 'i', й: 'y', к: 'k', л: 'l', м: 'm',
  н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'sht',
  ъ: 'a', ь: 'y', ю: 'yu', я: 'ya', ѝ: 'i', ы: 'y', э: 'e', ё: 'yo',
}

const letter = '\\p{L}'
const finalIya = new RegExp(`(и)я(?!${letter})`, 'giu')
const bulgaria = new RegExp(`(?<!${letter})българия(?!${letter})`, 'giu')

/** By law: щ→sht, ъ→a, ь→y, word-final -ия→-ia, and the exception България→Bulgaria. Other scripts stay. */
export function transliterate(text: string): string {
  return text
    .normalize('NFC')
    .replace(bulgaria, (word) => withCaseOf(word, 'bulgaria'))
    .replace(finalIya, (ending) => withCaseOf(ending, 'ia'))
    .replace(/[\u0400-\u04ff]/g, (char) => {
      const lower = char.toLowerCase()
      return withCaseOf(char, latin[lower] ?? '')
    })
}

function withCaseOf(source: string, target: string): string {
  const isUpper = (text: string) => text !== text.toLowerCase() && text === text.toUpperCase()
  if (source.length > 1 && isUpper(source)) return target.toUpperCase()
  return isUpper(source.charAt(0)) ? target.charAt(0).toUpperCase() + target.slice(1) : target
}
