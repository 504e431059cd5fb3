import { figure } from '#domain/text/format-number'

/** „1 обява“, „3 обяви“: Bulgarian has one form for one and another for all the rest. */
export const counted = (count: number, one: string, many: string): string =>
  `${figure(count)} ${count === 1 ? one : many}`

/** „8 MB“, for sizes that are whole megabytes. */
export const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`
