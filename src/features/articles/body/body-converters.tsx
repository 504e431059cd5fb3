import type { DefaultNodeTypes, SerializedBlockNode } from '@payloadcms/richtext-lexical'
import type { JSXConverters } from '@payloadcms/richtext-lexical/react'
import { textConverters } from '../../../ui/rich-text/text-converters'
import { BodyDocument, type DocumentLinkFields } from './body-document'
import { BodyFigure } from './body-figure'
import { BodyTable, BodyTableCell } from './body-table'

type BodyNode = DefaultNodeTypes | SerializedBlockNode<DocumentLinkFields>

/** The title is the article's only h1. */
const ranks = { h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h4', h5: 'h4', h6: 'h4' } as const

/** What editors may use is defined in collections/fields/article-editor.ts. */
export const bodyConverters: JSXConverters<BodyNode> = {
  ...textConverters(ranks),
  quote: ({ node, nodesToJSX }) => (
    <blockquote className="my-[1.6em] border-s-4 border-accent ps-5.5 text-[1.375rem] leading-[1.95rem]">
      {nodesToJSX({ nodes: node.children })}
    </blockquote>
  ),
  horizontalrule: () => <hr className="my-[1.8em] border-line-strong" />,
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
