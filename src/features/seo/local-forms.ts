/** A part of a font table; offsets inside it count from its own start. */
type Part = Buffer
const word = (part: Part, at: number) => part.readUInt16BE(at)
const words = (part: Part, at: number, count: number) =>
  Array.from({ length: count }, (_, i) => word(part, at + i * 2))
const records = (part: Part, at: number, size: number) =>
  Array.from({ length: word(part, at) }, (_, i) => part.subarray(at + 2 + i * size))
const tag = (part: Part) => part.toString('latin1', 0, 4)

const SINGLE = 1
const EXTENSION = 7

/** Which glyph stands for which other one in the writing of a language (feature `locl` of a `GSUB` table). */
export function localForms(gsub: Part, script: string, language: string): Map<number, number> {
  const [scripts, features, lookups] = words(gsub, 4, 3).map((at) => gsub.subarray(at)) as [Part, Part, Part]
  const scriptRecord = records(scripts, 0, 6).find((record) => tag(record) === script)
  if (!scriptRecord) return new Map()
  const scriptTable = scripts.subarray(word(scriptRecord, 4))
  const languageRecord = records(scriptTable, 2, 6).find((record) => tag(record) === language)
  if (!languageRecord) return new Map()
  const languageTable = scriptTable.subarray(word(languageRecord, 4))

  const all = records(features, 0, 6)
  const wanted = words(languageTable, 6, word(languageTable, 4)).flatMap((index) => {
    const record = all[index]
    if (!record || tag(record) !== 'locl') return []
    const feature = features.subarray(word(record, 4))
    return words(feature, 4, word(feature, 2))
  })
  return new Map(wanted.flatMap((index) => substitutions(lookups.subarray(word(lookups, 2 + index * 2)))))
}

function substitutions(lookup: Part): [number, number][] {
  const parts = words(lookup, 6, word(lookup, 4)).map((at) => lookup.subarray(at))
  if (word(lookup, 0) === SINGLE) return parts.flatMap(pairs)
  if (word(lookup, 0) !== EXTENSION) return []
  return parts
    .filter((part) => word(part, 2) === SINGLE)
    .flatMap((part) => pairs(part.subarray(part.readUInt32BE(4))))
}

function pairs(part: Part): [number, number][] {
  const covered = coverage(part.subarray(word(part, 2)))
  if (word(part, 0) === 1) return covered.map((glyph) => [glyph, (glyph + word(part, 4)) & 0xffff])
  return covered.map((glyph, index) => [glyph, word(part, 6 + index * 2)])
}

function coverage(part: Part): number[] {
  if (word(part, 0) === 1) return words(part, 4, word(part, 2))
  return records(part, 2, 6).flatMap((range) => {
    const [first, last] = [word(range, 0), word(range, 2)]
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })
}
