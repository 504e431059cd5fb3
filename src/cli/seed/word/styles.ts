import type { IStylesOptions } from 'docx'
import type { DemoDocument } from '#texts/demo/documents/shape'

export const languages: Record<DemoDocument['language'], string> = { bg: 'bg-BG', de: 'de-DE' }

/** Every system has it or one of the same widths, with both alphabets. */
const FONT = 'Arial'
/** Half points, as the format counts. */
const size = { text: 21, cell: 20, small: 18, heading: 23, title: 27 }

export function styles(language: string): IStylesOptions {
  const run = { font: FONT, color: '000000' }
  const heading = (points: number, before: number) => ({
    run: { ...run, size: points, bold: true },
    paragraph: { spacing: { before, after: 80 }, keepNext: true },
  })
  return {
    default: {
      document: {
        run: { ...run, size: size.text, language: { value: language } },
        paragraph: { spacing: { line: 264, after: 100 } },
      },
      heading1: heading(size.title, 240),
      heading2: heading(size.heading, 180),
    },
    paragraphStyles: [
      { id: 'Small', name: 'Small', basedOn: 'Normal', run: { size: size.small, italics: true } },
      {
        id: 'Cell',
        name: 'Cell',
        basedOn: 'Normal',
        run: { size: size.cell },
        paragraph: { spacing: { before: 20, after: 20, line: 240 } },
      },
    ],
  }
}
