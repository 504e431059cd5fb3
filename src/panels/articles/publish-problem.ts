import { panelTexts } from '#texts/panels/panels'

type FieldProblem = { label?: string; path?: string; message?: string }
type Refusal = { errors?: { message?: string; data?: { errors?: FieldProblem[] } | null }[] } | null

const words = panelTexts.publishToggle

export function publishProblem(answer: unknown): string {
  const errors = (answer as Refusal)?.errors ?? []
  const fields = errors.flatMap(({ data }) => data?.errors ?? [])
  if (fields.length === 0) return errors[0]?.message || words.failed
  const isOnlyMissing = fields.every(({ message }) => message === panelTexts.payload.validation.required)
  if (isOnlyMissing) return words.missing(fields.map(nameOf).join(', '))
  return fields.map((field) => `${nameOf(field)}: ${field.message}`).join(' ')
}

/** Payload puts the tab before the field ("Статия > Заглавие"). */
const nameOf = ({ label, path }: FieldProblem): string => label?.split(' > ').at(-1) || path || ''
