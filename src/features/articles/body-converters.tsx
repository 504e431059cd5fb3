import type { DefaultNodeTypes, SerializedBlockNode } from '@payloadcms/richtext-lexical'
import {
  LinebreakJSXConverter,
  TabJSXConverter,
  TextJSXConverter,
  type JSXConverters,
} from '@payloadcms/richtext-lexical/react'
import { BodyDocument, type DocumentLinkFields } from './body-document'
import { BodyFigure } from './body-figure'
import { BodyLink, linkTarget } from './body-link'
import { BodyList, BodyListItem } from './body-list'
import { BodyTable, BodyTableCell } from './body-table'

type BodyNode = DefaultNodeTypes | SerializedBlockNode<DocumentLinkFields>

/** An article has one h1, its title; a heading pasted with another rank takes its place below it. */
const headings = { h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h4', h5: 'h4', h6: 'h4' } as const
const headingLook = {
  h2: 'text-2xl leading-[1.3] tracking-[-0.01em] font-serif font-[600]',
  h3: 'text-[1.25rem] leading-[1.35] font-serif font-[600]',
  h4: 'text-[1.0625rem] leading-[1.45] font-sans font-[650]',
}

/** How each part of an article is drawn; what an editor may use is in collections/fields/article-editor.ts. */
export const bodyConverters: JSXConverters<BodyNode> = {
  ...TextJSXConverter,
  ...LinebreakJSXConverter,
  ...TabJSXConverter,
  // Unknown parts (of an older or newer editor) are left out and their absence is not spelled out to the reader.
  unknown: () => null,
  paragraph: ({ node, nodesToJSX }) => {
    const children = nodesToJSX({ nodes: node.children })
    return children.length ? <p>{children}</p> : null
  },
  heading: ({ node, nodesToJSX }) => {
    const Heading = headings[node.tag]
    return <Heading className={headingLook[Heading]}>{nodesToJSX({ nodes: node.children })}</Heading>
  },
  quote: ({ node, nodesToJSX }) => (
    <blockquote className="my-[1.6em] border-s-4 border-accent ps-5.5 text-[1.375rem] leading-[1.95rem]">
      {nodesToJSX({ nodes: node.children })}
    </blockquote>
  ),
  horizontalrule: () => <hr className="my-[1.8em] border-line-strong" />,
  list: ({ node, nodesToJSX }) => (
    <BodyList isOrdered={node.listType === 'number'} start={node.start}>
      {nodesToJSX({ nodes: node.children })}
    </BodyList>
  ),
  listitem: ({ node, nodesToJSX, parent }) => (
    <BodyListItem
      isOrdered={'listType' in parent && parent.listType === 'number'}
      holdsList={node.children.some(({ type }) => type === 'list')}
    >
      {nodesToJSX({ nodes: node.children })}
    </BodyListItem>
  ),
  link: ({ node, nodesToJSX }) => (
    <BodyLink href={linkTarget(node.fields)} opensNewTab={node.fields.newTab}>
      {nodesToJSX({ nodes: node.children })}
    </BodyLink>
  ),
  autolink: ({ node, nodesToJSX }) => (
    <BodyLink href={linkTarget(node.fields)}>{nodesToJSX({ nodes: node.children })}</BodyLink>
  ),
  upload: ({ node }) => <BodyFigure media={node.value} caption={node.fields?.caption} />,
  table: ({ node, nodesToJSX }) => <BodyTable>{nodesToJSX({ nodes: node.children })}</BodyTable>,
  tablerow: ({ node, nodesToJSX }) => <tr>{nodesToJSX({ nodes: node.children })}</tr>,
  tablecell: ({ node, nodesToJSX }) => (
    <BodyTableCell header={node.headerState} colSpan={node.colSpan} rowSpan={node.rowSpan}>
      {nodesToJSX({ nodes: node.children })}
    </BodyTableCell>
  ),
  blocks: {
    documentLink: ({ node }: { node: SerializedBlockNode<DocumentLinkFields> }) => (
      <BodyDocument {...node.fields} />
    ),
  },
}
