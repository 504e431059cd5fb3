import { AlignmentType, type FileChild, HeadingLevel, Paragraph, TextRun } from 'docx'
import type { DocumentBlock } from '#texts/demo/documents/shape'
import { unbroken } from '#texts/demo/documents/unbroken'
import { fieldTable, grid, signatureTable } from './word-tables'

export const wordBlocks = (blocks: DocumentBlock[]): FileChild[] => blocks.flatMap(wordBlock)

function wordBlock(block: DocumentBlock): FileChild[] {
  if ('title' in block)
    return [new Paragraph({ text: unbroken(block.title), heading: HeadingLevel.HEADING_1 })]
  if ('heading' in block)
    return [new Paragraph({ text: unbroken(block.heading), heading: HeadingLevel.HEADING_2 })]
  if ('paragraph' in block) return [new Paragraph(unbroken(block.paragraph))]
  if ('atRight' in block) return [atRight(block.atRight)]
  if ('bold' in block) return [bold(block.bold)]
  if ('small' in block)
    return [new Paragraph({ text: block.small, style: 'Small', spacing: { before: 160 } })]
  if ('list' in block)
    return block.list.map((text) => new Paragraph({ text: unbroken(text), bullet: { level: 0 } }))
  if ('steps' in block) return block.steps.map((text, index) => marked(`${index + 1}.`, text))
  if ('boxes' in block) return block.boxes.map((text) => marked('☐', text))
  // A paragraph keeps two tables apart, which would become one.
  if ('fields' in block) return [fieldTable(block.fields), gap()]
  if ('table' in block) return [grid(block), gap()]
  return [gap(), signatureTable(block.signatures)]
}

const atRight = (text: string) =>
  new Paragraph({ text, alignment: AlignmentType.RIGHT, spacing: { before: 160 } })

const bold = (text: string) =>
  new Paragraph({ keepNext: true, spacing: { before: 100 }, children: [new TextRun({ text, bold: true })] })

const gap = () => new Paragraph({ spacing: { line: 120, after: 0 } })

/** With the mark in the margin of the text. */
const marked = (mark: string, text: string) =>
  new Paragraph({ text: `${mark}\t${unbroken(text)}`, indent: { left: 380, hanging: 380 } })
