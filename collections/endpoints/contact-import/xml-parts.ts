export type XmlPart =
  | { kind: 'open'; name: string; attributes: Record<string, string> }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string }

const parts = /<(\/?)([\w:.-]+)((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>|([^<]+)/g
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decoded = (text: string) =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) =>
    name ? (entities[name] ?? whole) : String.fromCodePoint(parseInt(decimal ?? hex, decimal ? 10 : 16)),
  )

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1)

/** The parts of an XML text as spreadsheet programs write it: no DTD, no CDATA. */
export function* xmlParts(xml: string): Generator<XmlPart> {
  for (const [, slash, name, rest = '', isEmpty, text] of xml.matchAll(parts)) {
    if (name === undefined) {
      yield { kind: 'text', text: decoded(text ?? '') }
      continue
    }
    const local = withoutPrefix(name)
    if (!slash) {
      const found = [...rest.matchAll(attribute)].map(([, key = '', double, single]) => [
        withoutPrefix(key),
        decoded(double ?? single ?? ''),
      ])
      yield { kind: 'open', name: local, attributes: Object.fromEntries(found) }
    }
    if (slash || isEmpty) yield { kind: 'close', name: local }
  }
}
