const dataType = /\btype\s*=\s*["']?application\/(?:ld\+)?json/i
const hasSource = /\ssrc\s*=/i
const longestTag = 2_000

/** Without external scripts and data blocks. Linear, because the page contains user content. */
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
