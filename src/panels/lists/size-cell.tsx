import type { DefaultCellComponentProps, NumberFieldClient } from 'payload'
import { fileSize } from '#domain/text/format-number'

export function SizeCell({ cellData }: DefaultCellComponentProps<NumberFieldClient>) {
  return typeof cellData === 'number' ? fileSize(cellData) : null
}
