import { traitWeights } from './trait-weight-values'

const learnt: ReadonlyMap<string, number> = new Map(
  Object.entries(traitWeights).flatMap(([weight, traits]) =>
    traits.split(' ').map((trait) => [trait, Number(weight)] as const),
  ),
)

/** So many that say nothing are added to each text: few words are no proof. */
const SILENT = 4

/** What the weights of a text's known traits are divided by, so that long texts are not louder than short ones. */
export const loudness = (known: number): number => Math.sqrt(known + SILENT)

/** How much more a text sounds like spam than like what members write; about 0 where it may be either. */
export function soundsLikeSpam(
  traits: readonly string[],
  weights: ReadonlyMap<string, number> = learnt,
): number {
  const known = traits.flatMap((trait) => weights.get(trait) ?? [])
  const sum = known.reduce((all, weight) => all + weight, 0)
  return (weights.get('*') ?? 0) + sum / loudness(known.length)
}

/** So that what sounds like spam by a clear margin (1.75) waits by itself, written by a newcomer. */
const FROM = -1
const STEEP = 2
const POINTS_MAX = 12

/** None for what members write. */
export const wordingPoints = (likeness: number): number =>
  Math.max(0, Math.min(POINTS_MAX, Math.round(STEEP * (likeness - FROM))))
