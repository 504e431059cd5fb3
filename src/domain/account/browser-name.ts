type Pattern = [name: string, pattern: RegExp]

/** In this order: most browsers also claim to be the ones further down. */
const browsers: Pattern[] = [
  ['Facebook', /\bFBA[NV]\//],
  ['Instagram', /\bInstagram\s/],
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|Opera)\//],
  ['Vivaldi', /\bVivaldi\//],
  ['DuckDuckGo', /\b(?:DuckDuckGo|Ddg)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Yandex', /\bYaBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS|Chromium)\//],
  ['Safari', /\bVersion\/\d/],
]
const systems: Pattern[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

/** A browser's own lines are far shorter; what is longer was written to keep a server busy. */
const LONGEST_READ = 512

/** „Chrome, Android“ from a User-Agent header; null when it says nothing that people know. In words: `src/texts/account/sessions.ts`. */
export function browserName(userAgent: string | null | undefined): string | null {
  const line = (userAgent ?? '').slice(0, LONGEST_READ)
  const nameIn = (patterns: Pattern[]) => patterns.find(([, pattern]) => pattern.test(line))?.[0]
  return [nameIn(browsers), nameIn(systems)].filter(Boolean).join(', ') || null
}
