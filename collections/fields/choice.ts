import type { SelectField } from 'payload'

type Choice = { name: string; label: string; values: readonly string[]; required?: boolean }

/** A list whose stored words are also what people read; filters ask for it. */
export const choiceOf = ({ values, ...field }: Choice): SelectField => ({
  ...field,
  type: 'select',
  index: true,
  options: values.map((value) => ({ value, label: value })),
})
