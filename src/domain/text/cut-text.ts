/** The first letters and three dots, or the whole text when it fits (spec platform §9). */
export function cutText(text: string, max: number): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()]
  return letters.length > max ? `${letters.slice(0, max).join('')}...` : letters.join('')
}
