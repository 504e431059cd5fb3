import { Document, Packer } from 'docx'
import type { DemoDocument } from '#texts/demo/documents/shape'
import { languages, styles } from './styles'
import { wordBlocks } from './word-blocks'

const MM = 56.7
const page = {
  size: { width: 210 * MM, height: 297 * MM },
  margin: { top: 18 * MM, bottom: 16 * MM, left: 24 * MM, right: 20 * MM },
}

/** On A4, for any word processor; its headings and tables are real ones, so that they are read aloud as such. */
export function wordFile({ name, description, language, pages }: DemoDocument): Promise<Buffer> {
  const document = new Document({
    title: name,
    description,
    creator: '',
    lastModifiedBy: '',
    styles: styles(languages[language]),
    // A section for each page: it begins on a new sheet.
    sections: pages.map((blocks) => ({ properties: { page }, children: wordBlocks(blocks) })),
  })
  return Packer.toBuffer(document)
}
