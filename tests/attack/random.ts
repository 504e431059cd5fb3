/** mulberry32: the same seed gives the same attack. */
export function randomOf(...seeds: number[]) {
  let state = seeds.reduce((sum, seed) => Math.imul(sum ^ seed, 0x9e3779b1) ^ (sum >>> 15), 0x2545f491) | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    chance: (share: number) => next() < share,
    pick: <T>(from: readonly T[]): T => from[below(from.length)]!,
    bytes: (length: number) => Buffer.from(Array.from({ length }, () => below(256))),
  }
}

export type Random = ReturnType<typeof randomOf>

/** Each card is dealt once before any repeats. */
export function shuffled<T>(cards: readonly T[], seed: number): T[] {
  const random = randomOf(seed, 77)
  const deck = [...cards]
  for (let last = deck.length - 1; last > 0; last -= 1) {
    const other = random.below(last + 1)
    ;[deck[last], deck[other]] = [deck[other]!, deck[last]!]
  }
  return deck
}
