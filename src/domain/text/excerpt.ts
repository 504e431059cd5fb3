/** At most `max` code points, cut between words where that loses little. */
export function excerptOf(text: string, max: number): string {
  const letters = Array.from(text.replace(/\s+/gu, ' ').trim())
  if (letters.length <= max) return letters.join('')
  const cut = letters.slice(0, max - 1).join('')
  const end = cut.lastIndexOf(' ')
  return `${(end > max / 2 ? cut.slice(0, end) : cut).replace(/(?<![\s.,;:–-])[\s.,;:–-]+$/u, '')}…`
}

export function cutText(text: string, max: number, end = '...'): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()]
  return letters.length > max ? `${letters.slice(0, max).join('')}${end}` : letters.join('')
}
