import { excerptOf } from '#domain/text/excerpt'
import { typedFields } from '../../ui/form/typed-values'
import type { DraftSummary } from './draft'

const START_MAX = 60
const MORE_MAX = 160

/** The first two texts and the labels of everything filled in. */
export function draftSummary(form: HTMLFormElement, filled: readonly string[]): DraftSummary {
  const fields = typedFields(form).filter(({ name }) => filled.includes(name))
  const [start = '', more = ''] = fields.filter(isText).map(({ value }) => value.trim())
  return {
    start: excerptOf(start, START_MAX),
    more: excerptOf(more || (start.length > START_MAX ? start : ''), MORE_MAX),
    fields: [...new Set(fields.map(labelOf))].filter((label) => label !== ''),
  }
}

const isText = (field: Element) =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement && ['text', 'search', 'tel', 'url', 'email'].includes(field.type))

/** Without „(по желание)“ after it. */
const labelOf = ({ labels }: { labels: NodeListOf<HTMLLabelElement> | null }) =>
  labels?.[0]?.firstChild?.textContent?.trim() ?? ''
