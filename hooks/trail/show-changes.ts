import type { FieldHook, FlattenedField, Payload } from 'payload'
import { turnFields } from '#domain/articles/schedule'
import type { TrailChange } from '#domain/trail/trail'
import { fieldLabel, fieldWords } from '#texts/panels/field-words'
import { scheduleTexts } from '#texts/panels/schedule'
import { trailTexts as texts } from '#texts/panels/trail'

/** The changes in words, a line for each field, as the panels name it. */
export const showChanges: FieldHook = ({ siblingData, req }) => {
  const { changes, subject } = siblingData as { changes?: TrailChange[] | null; subject?: string }
  const fields = fieldsOf(req.payload, subject ?? '')
  return (changes ?? []).map((change) => lineOf(change, fields)).join('\n')
}

/** Scheduled moments are no fields of the article. */
const turns = Object.values(turnFields).map(
  (name) => ({ name, type: 'date', label: scheduleTexts.fields[name] }) as FlattenedField,
)

function fieldsOf({ collections, globals }: Payload, slug: string): readonly FlattenedField[] {
  const found =
    Object.values(collections).find(({ config }) => config.slug === slug)?.config ??
    globals.config.find((global) => global.slug === slug)
  return [...(found?.flattenedFields ?? []), ...turns]
}

function lineOf(change: TrailChange, fields: readonly FlattenedField[]): string {
  const field = fields.find(({ name }) => name === change.field)
  const label = field ? fieldLabel(field) : change.field
  if (!('before' in change)) return texts.changed(label)
  const words = (value: string | null | undefined) => wordsOf(field, value ?? null)
  return texts.change({ label, before: words(change.before), after: words(change.after) })
}

/** Values are kept as texts. */
function wordsOf(field: FlattenedField | undefined, value: string | null): string | null {
  if (!field || value === null || field.type === 'richText') return value
  if (field.type === 'checkbox') return String(fieldWords(field, value === 'true'))
  if (field.type === 'date') return texts.moment(value)
  const isChoice = field.type === 'select' || field.type === 'radio'
  return isChoice && !value.startsWith('[') ? String(fieldWords(field, value)) : value
}
