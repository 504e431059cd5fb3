import type { SelectField } from 'payload'

type Choice = { name: string; label: string; values: readonly string[]; required?: boolean }

/** Stored values are also the visible texts, and filters use them. */
export const choiceOf = ({ values, ...field }: Choice): SelectField => ({
  ...field,
  type: 'select',
  index: true,
  options: values.map((value) => ({ value, label: value })),
})
