import type { ClientField } from 'payload'
import type { EditableField } from './field-value'

const types = ['text', 'textarea', 'email', 'number', 'checkbox', 'select', 'date'] as const
/** These are decided, not edited. */
const decided = ['approval', 'rejectionReason', 'hidden', 'hiddenReason', '_status', 'status']

/** The fields whose value makes sense in many rows, also those inside tabs and rows. */
export function editableFields(fields: readonly ClientField[]): EditableField[] {
  return fields.flatMap((field) => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) => ('name' in tab ? [] : editableFields(tab.fields)))
    if (field.type === 'row' || field.type === 'collapsible') return editableFields(field.fields)
    const type = types.find((one) => one === field.type)
    if (!type || !('name' in field) || decided.includes(field.name)) return []
    const { admin = {} } = field
    const isClosed = ('readOnly' in admin && admin.readOnly) || admin.hidden || admin.disableBulkEdit
    if (isClosed || ('unique' in field && field.unique) || ('hasMany' in field && field.hasMany)) return []
    const label = typeof field.label === 'string' ? field.label : field.name
    return [
      { name: field.name, label, type, options: 'options' in field ? field.options.flatMap(optionOf) : [] },
    ]
  })
}

const optionOf = (option: unknown) =>
  typeof option === 'object' && option !== null && 'value' in option && 'label' in option
    ? [{ value: String(option.value), label: String(option.label) }]
    : []
