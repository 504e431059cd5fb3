/**
 * How a form was filled in, told in `formSigns` of what it sends and never stored: `trap` when the field that nobody
 * sees has a value, `haste` when it was sent sooner than anybody reads and writes. Programs with a token fill in no
 * form, so they tell nothing.
 */
export const formSigns = ['trap', 'haste'] as const
export type FormSign = (typeof formSigns)[number]

/** Programs fill in every field that they find. */
export const TRAP_FIELD = 'homepage'

const HASTE_MS = 2_000

type Filled = {
  trap: string
  shownForMs: number
  /** A draft was taken up again: it was written before. */
  isRestored: boolean
}

export const toldSigns = ({ trap, shownForMs, isRestored }: Filled): string => {
  const found: Record<FormSign, boolean> = {
    trap: trap !== '',
    haste: !isRestored && shownForMs < HASTE_MS,
  }
  return formSigns.filter((sign) => found[sign]).join(' ')
}

const TOLD_SIGNS_MAX = formSigns.join(' ').length

/** `told` comes from outside and may be anything. */
export function readSigns(told: unknown): FormSign[] {
  const words = typeof told === 'string' ? told.slice(0, TOLD_SIGNS_MAX).split(' ') : []
  return formSigns.filter((sign) => words.includes(sign))
}
