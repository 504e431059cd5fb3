import { subYears } from 'date-fns/subYears'
import { UNCHECKED_YEARS } from '#domain/limits'

type Checked = { verifiedAt?: string | null; now: Date }

/** In an emergency an old phone is worse than none: what nobody has checked for a year says so. */
export const mayBeOutdated = ({ verifiedAt, now }: Checked): boolean =>
  !verifiedAt || Date.parse(verifiedAt) < subYears(now, UNCHECKED_YEARS).getTime()

/** The one who serves the asked address comes first, whatever the order of the list. */
export const withFirst = <Given extends { id: string }>(items: readonly Given[], first?: string): Given[] =>
  items.toSorted((one, other) => Number(other.id === first) - Number(one.id === first))
