type Pattern = [name: string, pattern: RegExp]

/** The order matters: most browsers also claim to be the ones further down. */
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

/** Real headers are far shorter; a longer one could be meant to keep the server busy. */
const LONGEST_READ = 512

/** „Chrome, Android“ from a User-Agent header; null when it names no known browser. */
export function browserName(userAgent: string | null | undefined): string | null {
  const line = (userAgent ?? '').slice(0, LONGEST_READ)
  const nameIn = (patterns: Pattern[]) => patterns.find(([, pattern]) => pattern.test(line))?.[0]
  return [nameIn(browsers), nameIn(systems)].filter(Boolean).join(', ') || null
}
