type Node = { type?: string; text?: string; children?: Node[]; [key: string]: unknown }
type Text = { root: Node }

/** „[имейл]“: what the operator has not filled in. */
const gap = /\[[^[\]]+\]/

const wordsOf = ({ text = '', children = [] }: Node): string => text + children.map(wordsOf).join('')

const isHeading = (node: Node | undefined) => node?.type === 'heading'

export const hasGaps = ({ root }: Text): boolean => gap.test(wordsOf(root))

/** Without the paragraphs that have a gap, and without the headings that would then stand over nothing. */
export function withoutGaps<Given>(text: Given): Given {
  const { root } = text as Text
  if (!root || !hasGaps({ root })) return text
  const filled = (root.children ?? []).filter((node) => !gap.test(wordsOf(node)))
  const children = filled.filter(
    (node, place) => !isHeading(node) || (place + 1 < filled.length && !isHeading(filled[place + 1])),
  )
  return { ...text, root: { ...root, children } }
}
