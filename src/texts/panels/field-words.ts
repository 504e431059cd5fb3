import type { FlattenedField } from 'payload'
import { exportTexts as texts } from './export'
import { richTextLines } from '#domain/formats/rich-text-lines'

export const fieldLabel = (field: FlattenedField): string =>
  'label' in field && typeof field.label === 'string' ? field.label : (texts.labels[field.name] ?? field.name)

export function fieldWords(field: FlattenedField, value: unknown): string | number | null {
  if (value === null || value === undefined) return null
  if (field.type === 'checkbox') return value ? texts.yes : texts.no
  if (field.type === 'richText') return richTextLines(value)
  if (field.type === 'select' || field.type === 'radio')
    return [value]
      .flat()
      .map((one) => choiceLabel(field, one))
      .join(', ')
  if (typeof value === 'number') return value
  return Array.isArray(value) ? value.map(String).join(', ') : String(value)
}

function choiceLabel(
  { options }: Extract<FlattenedField, { type: 'select' | 'radio' }>,
  value: unknown,
): string {
  const option = options.find((one) => typeof one === 'object' && one.value === value)
  return typeof option === 'object' && typeof option.label === 'string' ? option.label : String(value)
}
