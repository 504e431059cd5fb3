import { LinkFeature } from '@payloadcms/richtext-lexical'
import type { CollectionSlug, Field, FieldAffectingData, TextField, TextFieldSingleValidation } from 'payload'
import { safeHref } from '#domain/web/safe-href'
import { refusalTexts } from '#texts/web/refusals'

/** An address that our pages would not render is refused where it is typed, not only when the text is saved. */
const isRendered: TextFieldSingleValidation = (address, { siblingData }) => {
  const { linkType } = siblingData as { linkType?: string }
  if (linkType === 'internal' || (typeof address === 'string' && safeHref(address) !== null)) return true
  return refusalTexts.unsafeLink(String(address ?? ''))
}

const refusing = (field: FieldAffectingData): FieldAffectingData =>
  field.type === 'text' && field.name === 'url' ? ({ ...field, validate: isRendered } as TextField) : field

export const links = (enabledCollections: CollectionSlug[]) =>
  LinkFeature({ enabledCollections, fields: ({ defaultFields }) => defaultFields.map(refusing) as Field[] })
