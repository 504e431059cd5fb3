import type { DefaultNodeTypes } from '@payloadcms/richtext-lexical'
import {
  LinebreakJSXConverter,
  TabJSXConverter,
  TextJSXConverter,
  type JSXConverters,
} from '@payloadcms/richtext-lexical/react'
import { keptTogether } from '#domain/text/kept-together'
import { RichLink, linkTarget } from './rich-link'
import { RichList, RichListItem } from './rich-list'

const { text: textConverter } = TextJSXConverter
const writeText = textConverter as Extract<typeof textConverter, (...args: never[]) => unknown>

type Tag = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
type Rank = 'h2' | 'h3' | 'h4'

const headingLook: Record<Rank, string> = {
  h2: 'text-2xl leading-[1.3] tracking-[-0.01em] font-serif font-[600]',
  h3: 'text-[1.25rem] leading-[1.35] font-serif font-[600]',
  h4: 'text-[1.0625rem] leading-[1.45] font-sans font-[650]',
}

/** `ranks` maps the editor's headings to those of the page. */
export const textConverters = (ranks: Record<Tag, Rank>): JSXConverters<DefaultNodeTypes> => ({
  ...TextJSXConverter,
  ...LinebreakJSXConverter,
  ...TabJSXConverter,
  text: (args) => writeText({ ...args, node: { ...args.node, text: keptTogether(args.node.text) } }),
  // Unknown nodes, of another version of the editor, are left out silently.
  unknown: () => null,
  paragraph: ({ node, nodesToJSX }) => {
    const children = nodesToJSX({ nodes: node.children })
    return children.length ? <p>{children}</p> : null
  },
  heading: ({ node, nodesToJSX }) => {
    const Heading = ranks[node.tag]
    return <Heading className={headingLook[Heading]}>{nodesToJSX({ nodes: node.children })}</Heading>
  },
  list: ({ node, nodesToJSX }) => (
    <RichList isOrdered={node.listType === 'number'} start={node.start}>
      {nodesToJSX({ nodes: node.children })}
    </RichList>
  ),
  listitem: ({ node, nodesToJSX }) => (
    <RichListItem holdsList={node.children.some(({ type }) => type === 'list')}>
      {nodesToJSX({ nodes: node.children })}
    </RichListItem>
  ),
  link: ({ node, nodesToJSX }) => (
    <RichLink href={linkTarget(node.fields)} opensNewTab={node.fields.newTab}>
      {nodesToJSX({ nodes: node.children })}
    </RichLink>
  ),
  autolink: ({ node, nodesToJSX }) => (
    <RichLink href={linkTarget(node.fields)}>{nodesToJSX({ nodes: node.children })}</RichLink>
  ),
})
