/** One key for what is written in Cyrillic, as shlyokavica or by the law of transliteration. Other letters as they are. */
export const cyrillicLetters: Readonly<Record<string, string>> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'zh', з: 'z', и: 'i', й: 'i', ѝ: 'i', к: 'k', л: 'l', м: 'm', н: 'n',
  о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'c', ч: 'ch', ш: 'sh', щ: 'sht', ъ: 'a', ь: 'i',
  ю: 'iu', я: 'ia', ы: 'i', э: 'e', ё: 'io', і: 'i', ѕ: 's', ј: 'zh', ԛ: 'q', ԝ: 'w', һ: 'h',
} // prettier-ignore

/** What Greek letters look like. */
export const greekLetters: Readonly<Record<string, string>> = {
  α: 'a', γ: 'y', ε: 'e', η: 'n', ι: 'i', κ: 'k', ν: 'v', ο: 'o', π: 'п', ρ: 'p', τ: 't', υ: 'u', χ: 'x',
} // prettier-ignore
