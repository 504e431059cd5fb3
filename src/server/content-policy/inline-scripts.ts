const dataType = /\btype\s*=\s*["']?application\/(?:ld\+)?json/i
const hasSource = /\ssrc\s*=/i
/** No tag of ours is longer. */
const longestTag = 2_000

/**
 * The texts of the scripts that stand in a page; no files and no data. Looks at each sign once: what people wrote stands
 * in the page too, and must not make this slow.
 */
export function inlineScripts(html: string): string[] {
  const texts: string[] = []
  let at = html.indexOf('<script')
  while (at !== -1) {
    const start = html.indexOf('>', at) + 1
    const end = start === 0 ? -1 : html.indexOf('</script', start)
    if (end === -1) break
    const tag = html.slice(at, Math.min(start, at + longestTag))
    if (!hasSource.test(tag) && !dataType.test(tag)) texts.push(html.slice(start, end))
    at = html.indexOf('<script', end)
  }
  return texts
}
