import { loudness } from '#domain/moderation/spam/wording'

type Example = { traits: readonly string[]; isSpam: boolean }
type Task = {
  examples: readonly Example[]
  /** Those that get a weight; others are left out of account. */
  traits: readonly string[]
  rarity: (trait: string) => number
}

const ROUNDS = 600
/** Of errors against the size of weights: the higher, the closer to the examples. */
const TRUST = 30
/** An honest text that waits harms more than spam that is seen. */
const HONEST_COUNTS = 2

/**
 * Weights whose sum over the known traits of a text, by its loudness, tells spam (above 0) from honest text;
 * „*“ is added to each. A logistic regression that prefers small weights, by accelerated steps (Nesterov) down the
 * slope of all examples at once.
 */
export function fitted({ examples, traits, rarity }: Task): Map<string, number> {
  const table = tableOf(examples, traits, rarity)
  const start = traits.length
  const step = 1 / (1 / TRUST + (HONEST_COUNTS * steepness(table)) / 4)
  let weights = new Float64Array(start + 1)
  let ahead = weights
  for (let round = 1; round <= ROUNDS; round += 1) {
    const errors = sumsOf(table, ahead).map((sum, row) => errorOf(sum, examples[row]!.isSpam))
    const slope = slopeOf(table, errors)
    const next = ahead.map((weight, at) => weight - step * (slope[at]! + (at < start ? weight / TRUST : 0)))
    const before = weights
    ahead = next.map((weight, at) => weight + ((round - 1) / (round + 2)) * (weight - before[at]!))
    weights = next
  }
  const byTrait = traits.map((trait, at) => [trait, weights[at]! * table.scales[at]!] as const)
  return new Map([...byTrait, ['*', weights[start]!]])
}

const errorOf = (sum: number, isSpam: boolean) =>
  isSpam ? -1 / (1 + Math.exp(sum)) : HONEST_COUNTS / (1 + Math.exp(-sum))

type Table = { scales: readonly number[]; rows: readonly { known: readonly number[]; root: number }[] }

const SCALE = 10

function tableOf(examples: readonly Example[], traits: readonly string[], rarity: Task['rarity']): Table {
  const places = new Map(traits.map((trait, at) => [trait, at]))
  const rows = examples.map((example) => {
    const known = example.traits.flatMap((trait) => places.get(trait) ?? [])
    return { known, root: loudness(known.length) }
  })
  return { rows, scales: traits.map((trait) => rarity(trait) / SCALE) }
}

function sumsOf({ scales, rows }: Table, weights: Float64Array): number[] {
  return rows.map(({ known, root }) => {
    let sum = 0
    for (const at of known) sum += weights[at]! * scales[at]!
    return weights.at(-1)! + sum / root
  })
}

function slopeOf({ scales, rows }: Table, errors: readonly number[]): Float64Array {
  const slope = new Float64Array(scales.length + 1)
  for (const [row, { known, root }] of rows.entries()) {
    for (const at of known) slope[at]! += (errors[row]! * scales[at]!) / root
    slope[scales.length]! += errors[row]!
  }
  return slope
}

/** How fast the slope can change (power iteration): longer steps would jump over the valley. */
function steepness(table: Table): number {
  let direction: Float64Array = new Float64Array(table.scales.length + 1).fill(1)
  for (let round = 0; round < 15; round += 1) {
    const length = lengthOf(direction)
    direction = slopeOf(
      table,
      sumsOf(
        table,
        direction.map((value) => value / length),
      ),
    )
  }
  return lengthOf(direction)
}

const lengthOf = (vector: Float64Array) => Math.sqrt(vector.reduce((sum, value) => sum + value ** 2, 0))
