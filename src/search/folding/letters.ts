/**
 * Letters to keys in scholarly transliteration (c = ц, h = х), one letter for each sound. ъ is a, й and ь are i, so
 * that all common spellings give the same key (docs/decisions/017-search.md).
 */
// prettier-ignore
export const cyrillic: Readonly<Record<string, string>> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'ž', з: 'z', и: 'i', й: 'i', к: 'k', л: 'l', м: 'm', н: 'n',
  о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'c', ч: 'č', ш: 'š', щ: 'št', ъ: 'a', ь: 'i',
  ю: 'iu', я: 'ia', ы: 'i', э: 'e',
}

/** Likeliest reading first, longest group wins. Unlisted letters stand for themselves. */
// prettier-ignore
export const latin: Readonly<Record<string, readonly string[]>> = {
  tsch: ['č'], dsch: ['dž'], scht: ['št'], shch: ['št'],
  sht: ['št'], '6t': ['št'], sch: ['š'], dzh: ['dž'],
  sh: ['š'], zh: ['ž'], ch: ['č', 'h'], kh: ['h'], ph: ['f'], ts: ['c'], tz: ['c'], ck: ['k'], dj: ['dž', 'di'],
  qu: ['kv', 'iau'], ou: ['u', 'ou'],
  ya: ['ia'], yu: ['iu'], yo: ['io'], ye: ['ie', 'e'], ja: ['ia', 'ža'], ju: ['iu', 'žu'], jo: ['io', 'žo'], je: ['že', 'ie'],
  '4': ['č'], '6': ['š'], c: ['c', 'k'], j: ['ž', 'i'], q: ['ia'], u: ['u', 'a'], w: ['v'], x: ['h', 'ks'],
  y: ['i', 'a', 'u'], z: ['z', 'c'], ä: ['e'], ö: ['io'], ü: ['iu'], ß: ['s'],
}

/** German as Bulgarians hear it („киндергелд“, „щойернумер“); rules apply in order. */
export const german: readonly (readonly [RegExp, string])[] = [
  [/tsch/g, 'č'],
  [/dsch/g, 'dž'],
  [/sch/g, 'š'],
  [/^s(?=[tp])/g, 'š'],
  [/chs|x/g, 'ks'],
  [/ch/g, 'h'],
  [/ck|c(?=[aou])/g, 'k'],
  [/ph/g, 'f'],
  [/^th/g, 't'],
  [/t(?=ion)/g, 'c'],
  [/tz|z/g, 'c'],
  [/qu/g, 'kv'],
  [/v/g, 'f'],
  [/w/g, 'v'],
  [/(?<![ae])ie/g, 'i'],
  [/äu|aeu|eu/g, 'oi'],
  [/e[iy]|a[iy]/g, 'ai'],
  [/ü|ue|y/g, 'iu'],
  [/ö|oe/g, 'io'],
  [/ä|ae/g, 'e'],
  [/ß/g, 's'],
  [/j/g, 'i'],
  [/(?<=[aeiou])h(?![aeiou])/g, ''],
]
