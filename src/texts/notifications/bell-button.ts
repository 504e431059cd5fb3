import { counted } from '#texts/text/numbers'

/** On every page, so apart from what the open bell says. */
export const bellLabel = (count: number) =>
  count > 0 ? `Известия, ${counted(count, 'непрочетено', 'непрочетени')}` : 'Известия'
