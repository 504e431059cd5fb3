/** Enough for the first version of a legal page. */
export type TextBlock = { heading: string } | { paragraph: string } | { list: readonly string[] }

type Node = { type: string; version: number; [key: string]: unknown }

const element = (type: string, children: Node[], rest: Record<string, unknown> = {}): Node => ({
  type,
  version: 1,
  format: '',
  indent: 0,
  direction: 'ltr',
  ...rest,
  children,
})

const words = (text: string): Node => ({
  type: 'text',
  version: 1,
  text,
  format: 0,
  detail: 0,
  mode: 'normal',
  style: '',
})

function node(block: TextBlock): Node {
  if ('heading' in block) return element('heading', [words(block.heading)], { tag: 'h3' })
  if ('paragraph' in block) return element('paragraph', [words(block.paragraph)])
  const items = block.list.map((item, index) => element('listitem', [words(item)], { value: index + 1 }))
  return element('list', items, { listType: 'bullet', tag: 'ul', start: 1 })
}

export const richTextOf = (blocks: readonly TextBlock[]) => ({ root: element('root', blocks.map(node)) })
