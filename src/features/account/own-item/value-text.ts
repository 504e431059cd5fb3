import type { FlattenedField } from 'payload'
import { formatNumber } from '#domain/text/format-number'
import { longDate } from '#domain/time/dates'
import { ownItemTexts as texts } from '#texts/account/own-item'

/** A stored value in words; empty for none. */
export function valueText(field: FlattenedField, value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (typeof value === 'number') return formatNumber(value)
  if (Array.isArray(value)) return value.map((one) => valueText(field, one)).join(', ')
  if (field.type === 'date') return longDate(String(value))
  return optionText(field, value) ?? (typeof value === 'string' ? value : '')
}

function optionText(field: FlattenedField, value: unknown): string | null {
  if (field.type !== 'select') return null
  const option = field.options.find((one) => typeof one === 'object' && one.value === value)
  return typeof option === 'object' && typeof option.label === 'string' ? option.label : null
}
