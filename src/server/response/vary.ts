import type { ServerResponse } from 'node:http'

export const namesIn = (vary: ReturnType<ServerResponse['getHeader']>): string[] =>
  [vary ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

export function addToVary({ response, names }: { response: ServerResponse; names: string[] }) {
  const given = namesIn(response.getHeader('vary'))
  const known = new Set(given.map((name) => name.toLowerCase()))
  const missing = names.filter((name) => !known.has(name.toLowerCase()))
  if (missing.length > 0) response.setHeader('Vary', [...given, ...missing].join(', '))
}
