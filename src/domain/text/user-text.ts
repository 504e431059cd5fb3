import { LRUCache } from 'lru-cache'
import Markdown, { type MarkdownIt } from 'markdown-it'
import { isSafeLink } from './safe-link'
import { keptTogether } from './kept-together'
import { mentionRule } from './mention-rule'

/** Deeper quotes and lists are cut off; nobody reads them (docs/decisions/052-user-text.md). */
const NESTING_MAX = 20
const { escapeHtml } = new Markdown().utils
const REL = 'nofollow ugc noopener'

const common = { html: false, breaks: true, linkify: true, maxNesting: NESTING_MAX }

/** What is not listed stays text: headings, code, tables, pictures, HTML. */
const rich = shaped(new Markdown('zero', common)).enable([
  'list',
  'blockquote',
  'newline',
  'escape',
  'emphasis',
  'link',
  'autolink',
  'linkify',
])
rich.inline.ruler.before('text', 'mention', mentionRule)

const plain = shaped(new Markdown('zero', common)).enable(['newline', 'linkify'])

type Text = { content: string; mentions?: readonly { name: string }[] }
type Render = (content: string, names: string[]) => string

/** Many people read the same texts. */
const RENDERED_MAX_LETTERS = 4_000_000
const rendered = new LRUCache<string, string>({
  maxSize: RENDERED_MAX_LETTERS,
  sizeCalculation: (html, key) => html.length + key.length,
})

/** Safe HTML of a topic or comment: paragraphs, lists, quotes, bold, emphasis, links. */
export const richHtml = once('rich', (content, names) => rich.render(content, { names }))

/** Safe HTML of a post or its comment: links and line breaks. */
export const plainHtml = once('plain', (content) => plain.render(content))

/** As many as the page would show. */
export const linksIn = (html: string): number => html.split('<a ').length - 1

function once(kind: string, render: Render) {
  return ({ content, mentions = [] }: Text): string => {
    const names = mentions.map(({ name }) => name)
    const key = JSON.stringify([kind, names, content])
    const known = rendered.get(key)
    if (known !== undefined) return known
    const html = render(content, names)
    rendered.set(key, html)
    return html
  }
}

function shaped(markdown: MarkdownIt): MarkdownIt {
  markdown.linkify.set({ fuzzyLink: true })
  markdown.validateLink = isSafeLink
  // Without its title, which a text could hide things in.
  markdown.renderer.rules.link_open = (tokens, index, options, _, self) => {
    const link = tokens[index]!
    link.attrs = [
      ['href', String(link.attrGet('href'))],
      ['rel', REL],
    ]
    return self.renderToken(tokens, index, options)
  }
  markdown.renderer.rules.text = (tokens, index) => escapeHtml(keptTogether(tokens[index]!.content))
  return markdown
}
