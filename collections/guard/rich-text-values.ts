import type { LexicalRichTextAdapter } from '@payloadcms/richtext-lexical'
import { type FlattenedField, flattenAllFields, type PayloadRequest } from 'payload'
import { isId } from '#domain/lists/ids'

type RichTextField = Extract<FlattenedField, { type: 'richText' }>
type Part = Record<string, unknown>
type Features = LexicalRichTextAdapter['editorConfig']['features']
type Given = { field: RichTextField; value: unknown; req: PayloadRequest }
export type PartValues = { fields: FlattenedField[]; values: Part }

/** Values of the fields inside a rich text (links, pictures, blocks); null when it is not a valid rich text. */
export function valuesInRichText({ field, value, req }: Given): PartValues[] | null {
  const { features } = (field.editor as LexicalRichTextAdapter).editorConfig
  if (!isPart(value) || !isPart(value.root) || value.root.type !== 'root') return null
  const known = knownTypes(features)
  const found: PartValues[] = []
  const waiting: unknown[] = [value.root]
  while (waiting.length > 0) {
    const part = waiting.pop()
    if (!isPart(part) || !known.has(part.type) || !partFits(part)) return null
    if (isPart(part.fields)) found.push(partValues(part, { given: part.fields, features, req }))
    for (const child of (part.children ?? []) as unknown[]) waiting.push(child)
  }
  return found
}

const ownTypes = ['root', 'paragraph', 'text', 'linebreak', 'tab']

const knownTypes = ({ nodes }: Features) =>
  new Set<unknown>([
    ...ownTypes,
    ...nodes.map(({ node }) => ('with' in node ? node.replace : node).getType()),
  ])

const isWords = (value: unknown) => typeof value === 'string'
const isNumber = (value: unknown) => typeof value === 'number'
const isEither = (value: unknown) => isWords(value) || isNumber(value)

/** Optional properties of nodes, with their checks. */
const properties: Record<string, (value: unknown) => boolean> = {
  text: isWords,
  tag: (value) => /^(h[1-6]|ul|ol|li)$/.test(String(value)) && isWords(value),
  listType: isWords,
  style: isWords,
  textStyle: isWords,
  mode: isWords,
  format: isEither,
  textFormat: isNumber,
  detail: isNumber,
  indent: isNumber,
  start: isNumber,
  version: isNumber,
  colSpan: isNumber,
  rowSpan: isNumber,
  headerState: isNumber,
  relationTo: isWords,
  children: Array.isArray,
  fields: isPart,
}

const needed: Record<string, readonly string[]> = {
  root: ['children'],
  paragraph: ['children'],
  text: ['text'],
  heading: ['tag', 'children'],
  list: ['listType', 'children'],
  listitem: ['children'],
  quote: ['children'],
  link: ['fields', 'children'],
  autolink: ['fields', 'children'],
  table: ['children'],
  tablerow: ['children'],
  tablecell: ['children'],
  upload: ['relationTo', 'value'],
  block: ['fields'],
}

function partFits(part: Part): boolean {
  if (needed[String(part.type)]?.some((name) => part[name] === undefined || part[name] === null)) return false
  if (part.type === 'upload' && !isReference(part.value)) return false
  return Object.entries(properties).every(([name, fits]) => {
    const value = Object.hasOwn(part, name) ? part[name] : undefined
    return value === undefined || value === null || fits(value)
  })
}

type Own = { given: Part; features: Features; req: PayloadRequest }

function partValues(part: Part, { given, features, req }: Own): PartValues {
  const subFields = features.getSubFields?.get(part.type === 'autolink' ? 'link' : String(part.type))
  const fields = subFields?.({ node: part as never, req }) ?? []
  return { fields: flattenAllFields({ fields }), values: { ...given, doc: withoutDocument(given.doc) } }
}

/** Populated relations are documents instead of ids. */
const isReference = (value: unknown) => isId(isPart(value) ? value.id : value)

const withoutDocument = (doc: unknown) =>
  isPart(doc) && isPart(doc.value) ? { ...doc, value: doc.value.id } : doc

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
