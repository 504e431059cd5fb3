import { LIST_QUERY_MAX } from '#domain/limits'

export function searchText(value: string | string[] | undefined, max = LIST_QUERY_MAX): string {
  const text = Array.isArray(value) ? value[0] : value
  return (text ?? '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, max)
    .trim()
}
