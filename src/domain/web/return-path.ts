const isPathOnThisSite = (path: string) =>
  /^\/(?!\/)/.test(path) && !path.includes('//') && !path.includes('\\') && !/\p{Cc}/u.test(path)

/** Percent-encoding can hide slashes more than once; real addresses need far fewer rounds. */
const MOST_DECODINGS = 4

function decodedForms(path: string): string[] | null {
  const forms = [path]
  try {
    for (let round = 0; round < MOST_DECODINGS; round++) {
      const next = decodeURIComponent(forms.at(-1)!)
      if (next === forms.at(-1)) return forms
      forms.push(next)
    }
  } catch {
    return null
  }
  return null
}

/** A path on this site, otherwise the home page: the value is untrusted (open redirects). */
export function returnPath(value: unknown): string {
  if (typeof value !== 'string') return '/'
  return decodedForms(value)?.every(isPathOnThisSite) ? value : '/'
}
