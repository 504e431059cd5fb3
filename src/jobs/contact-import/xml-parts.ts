export type XmlPart =
  | { kind: 'open'; name: string; attributes: Record<string, string> }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string }

/** The longest tag declares namespaces, in about 2,000 characters. */
const TAG_MAX = 8_192
const TEXT_MAX = 16_384
const COMMENTS_MAX = 1_000
const tagName = /[\w:.-]{1,100}/y
const attribute = /\s*([\w:.-]{1,100})\s*=\s*(?:"([^"]*)"|'([^']*)')/y
const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,8}));/gi
const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])

const decoded = (text: string) =>
  text.replace(entity, (whole, decimal, hex, name) =>
    name ? (entities.get(name) ?? whole) : String.fromCodePoint(parseInt(decimal ?? hex, decimal ? 10 : 16)),
  )

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1)

/** What is neither text nor a tag: where it starts and ends. Only type declarations are refused. */
const asides = [
  ['<?', '?>'],
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
] as const

export function* xmlParts(xml: string): Generator<XmlPart> {
  let comments = 0
  for (let at = 0; at < xml.length;) {
    const start = xml.indexOf('<', at)
    const end = start < 0 ? xml.length : start
    if (end > at) yield { kind: 'text', text: decoded(xml.slice(at, Math.min(end, at + TEXT_MAX))) }
    if (start < 0) return
    const aside = asides.find(([opening]) => xml.startsWith(opening, start))
    if (aside) {
      const [opening, closing] = aside
      const from = start + opening.length
      const to = found(xml.indexOf(closing, from))
      if (opening === '<![CDATA[')
        yield { kind: 'text', text: xml.slice(from, Math.min(to, from + TEXT_MAX)) }
      else if (++comments > COMMENTS_MAX) found(-1)
      at = to + closing.length
    } else {
      at = endOfTag(xml, start + 1)
      yield* tagParts(xml.slice(start + 1, at))
      at += 1
    }
  }
}

function found(at: number): number {
  if (at < 0) throw new SyntaxError('no XML')
  return at
}

function endOfTag(xml: string, start: number): number {
  let quote = ''
  for (let at = start; at < Math.min(xml.length, start + TAG_MAX); at += 1) {
    const sign = xml[at]!
    if (quote) {
      if (sign === quote) quote = ''
    } else if (sign === '>') return at
    else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '<') break
  }
  return found(-1)
}

function* tagParts(tag: string): Generator<XmlPart> {
  const isClosing = tag.startsWith('/')
  tagName.lastIndex = isClosing ? 1 : 0
  const [whole = ''] = tagName.exec(tag) ?? []
  if (!whole) found(-1)
  const name = withoutPrefix(whole)
  if (!isClosing) yield { kind: 'open', name, attributes: attributesOf(tag, whole.length) }
  if (isClosing || tag.endsWith('/')) yield { kind: 'close', name }
}

function attributesOf(tag: string, from: number): Record<string, string> {
  const attributes: [string, string][] = []
  attribute.lastIndex = from
  for (let one = attribute.exec(tag); one; one = attribute.exec(tag)) {
    const [, key = '', double, single] = one
    attributes.push([withoutPrefix(key), decoded(double ?? single ?? '')])
  }
  return Object.fromEntries(attributes)
}
