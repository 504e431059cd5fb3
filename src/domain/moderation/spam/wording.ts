import { traitWeights } from './trait-weight-values'

const weights = new Map(
  Object.entries(traitWeights).flatMap(([weight, traits]) =>
    traits.split(' ').map((trait) => [trait, Number(weight)] as const),
  ),
)

/** How much more a text sounds like spam than like what members write; about 0 where it may be either. */
export function soundsLikeSpam(traits: readonly string[]): number {
  if (traits.length === 0) return -Infinity
  const sum = traits.reduce((all, trait) => all + (weights.get(trait) ?? 0), 0)
  return (weights.get('*') ?? 0) + sum / Math.sqrt(traits.length)
}

const FROM = -2
const STEEP = 4
const POINTS_MAX = 9

/** None for what members write; enough to wait for what sounds like spam throughout. */
export const wordingPoints = (likeness: number): number =>
  Math.max(0, Math.min(POINTS_MAX, Math.round(STEEP * (likeness - FROM))))
