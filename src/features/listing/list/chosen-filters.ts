import { listAddress } from '#domain/lists/list-address'

export type ChosenFilter = { label: string; href: string }

/** The filters in use, each with the address of the list without it. */
export function chosenFilters<Filter extends object>(
  path: string,
  filter: Filter,
  labels: Partial<Record<keyof Filter, string | number | undefined>>,
): ChosenFilter[] {
  return Object.entries(labels).flatMap(([name, label]) =>
    label
      ? [{ label: String(label), href: listAddress(path, { ...filter, [name]: undefined, page: 1 }) }]
      : [],
  )
}
