'use client'

import { FieldLabel, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { itemLinkTexts as texts } from '#texts/panels/lists'
import { PanelLink } from '../frame/panel-link'

type Props = TextFieldClientProps & {
  /** The field that says what it is: its values are collections, or types of reports, whose case is opened. */
  typeField: string
}

/** In place of the id of what a report or an earlier text is about. */
export function ItemLink({ field, path, typeField }: Props) {
  const type = useFormFields(([fields]) => fields[typeField]?.value)
  const id = useFormFields(([fields]) => fields[path]?.value)
  if (typeof type !== 'string' || typeof id !== 'string') return null
  const to = typeField === 'itemType' ? `/case?type=${type}&id=${id}` : `/collections/${type}/${id}`
  return (
    <div className="field-type item-link">
      <FieldLabel as="span" label={field.label} path={path} />
      <PanelLink to={to}>{texts.open}</PanelLink>
    </div>
  )
}
