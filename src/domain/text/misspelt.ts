import { editDistance } from './edit-distance'

type Names = { known: readonly string[]; edits: (known: string) => number }

/** The known name that a wrong one was most likely meant to be; undefined for a right one and for a foreign one. */
export function meantName(given: string, { known, edits }: Names): string | undefined {
  if (known.includes(given)) return undefined
  const folded = given.toUpperCase()
  const near = known
    .filter((name) => Math.abs(name.length - given.length) <= edits(name))
    .map((name) => ({ name, distance: editDistance(folded, name) }))
    .filter(({ name, distance }) => distance <= edits(name))
  return near.sort((a, b) => a.distance - b.distance)[0]?.name
}
