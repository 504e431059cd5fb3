import type { DemoBlock } from '#texts/demo/article-shape'
import type { Article } from '#types'

type Content = NonNullable<Article['content']>
type Node = Content['root']['children'][number]
type MediaIds = Record<string, string>

const BOLD = 1
const ITALIC = 2
const HEADER_CELL = 1

const element = (type: string, children: Node[], rest: Record<string, unknown> = {}): Node => ({
  type,
  version: 1,
  format: '',
  indent: 0,
  direction: 'ltr',
  ...rest,
  children,
})

const text = (words: string, format = 0): Node => ({
  type: 'text',
  version: 1,
  text: words,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
})

const link = (words: string, url: string): Node =>
  element('link', [text(words)], {
    version: 3,
    id: crypto.randomUUID().replaceAll('-', '').slice(0, 24),
    fields: { linkType: 'custom', url, newTab: false },
  })

export function inline(source: string): Node[] {
  const pattern =
    /\*\*(?<bold>[^*]+)\*\*|(?<!\w)_(?<italic>[^_]+)_(?!\w)|\[(?<words>[^[\]]+)\]\((?<url>[^)]+)\)/g
  const nodes: Node[] = []
  let end = 0
  for (const match of source.matchAll(pattern)) {
    if (match.index > end) nodes.push(text(source.slice(end, match.index)))
    const { bold, italic, words, url } = match.groups ?? {}
    if (bold) nodes.push(text(bold, BOLD))
    if (italic) nodes.push(text(italic, ITALIC))
    if (words && url) nodes.push(link(words, url))
    end = match.index + match[0].length
  }
  if (end < source.length) nodes.push(text(source.slice(end)))
  return nodes
}

const paragraph = (source: string) => element('paragraph', inline(source), { textFormat: 0, textStyle: '' })

const list = (items: string[], listType: 'bullet' | 'number'): Node =>
  element(
    'list',
    items.map((item, index) => element('listitem', inline(item), { value: index + 1 })),
    { listType, tag: listType === 'bullet' ? 'ul' : 'ol', start: 1 },
  )

const table = (rows: string[][]): Node =>
  element(
    'table',
    rows.map((row, index) =>
      element(
        'tablerow',
        row.map((cell) =>
          element('tablecell', [paragraph(cell)], { headerState: index === 0 ? HEADER_CELL : 0 }),
        ),
      ),
    ),
  )

const quote = (words: string, source?: string): Node =>
  element('quote', [
    ...inline(words),
    ...(source ? [{ type: 'linebreak', version: 1 } as Node, text(source, ITALIC)] : []),
  ])

function block(given: DemoBlock, media: MediaIds): Node[] {
  if ('h2' in given) return [element('heading', inline(given.h2), { tag: 'h2' })]
  if ('h3' in given) return [element('heading', inline(given.h3), { tag: 'h3' })]
  if ('p' in given) return [paragraph(given.p)]
  if ('list' in given) return [list(given.list, 'bullet')]
  if ('steps' in given) return [list(given.steps, 'number')]
  if ('quote' in given) return [quote(given.quote, given.source)]
  if ('table' in given) return [table(given.table)]
  if ('rule' in given) return [{ type: 'horizontalrule', version: 1 } as Node]
  const value = media[given.image]
  if (!value) throw new Error(`picture ${given.image} is not among the demo pictures`)
  return [
    element('upload', [], {
      version: 3,
      id: crypto.randomUUID().replaceAll('-', '').slice(0, 24),
      relationTo: 'media',
      value,
      fields: { caption: given.caption ?? '' },
    }),
  ]
}

export function richText(blocks: DemoBlock[], media: MediaIds): Content {
  return {
    root: element(
      'root',
      blocks.flatMap((given) => block(given, media)),
    ) as unknown as Content['root'],
  }
}
