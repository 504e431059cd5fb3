/** Made by Node itself for each answer. */
const own = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])

export function withoutOwn(rawHeaders: string[]): string[] {
  return rawHeaders.filter((_, index) => !own.has(rawHeaders[index - (index % 2)]!.toLowerCase()))
}
