import type { Field } from 'payload'

const component = '/src/panels/screen/number-field.tsx#NumberField'

/** Every number of a form is typed as people write it, „740,50“. */
export const withTypedNumbers = (fields: readonly Field[]): Field[] =>
  fields.map((field): Field => {
    if (field.type === 'number')
      return {
        ...field,
        admin: { ...field.admin, components: { Field: component, ...field.admin?.components } },
      }
    if (field.type === 'tabs')
      return {
        ...field,
        tabs: field.tabs.map((tab) => ({ ...tab, fields: withTypedNumbers(tab.fields) })),
      } as Field
    return 'fields' in field ? ({ ...field, fields: withTypedNumbers(field.fields) } as Field) : field
  })
