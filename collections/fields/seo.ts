import {
  MetaDescriptionField,
  MetaImageField,
  MetaTitleField,
  OverviewField,
  PreviewField,
} from '@payloadcms/plugin-seo/fields'
import type { Field, UIField } from 'payload'
import { articleTexts } from '#texts/panels/collections'

const advisedDescription = { minLength: 150, maxLength: 160 }

/** The plugin's UI fields cannot be list columns. */
const unlisted = (field: UIField): UIField => ({
  ...field,
  admin: { ...field.admin, disableListColumn: true },
})

export const seoFields: Field[] = [
  unlisted(
    OverviewField({
      titlePath: 'seoTitle',
      descriptionPath: 'seoDescription',
      imagePath: 'seoImage',
      descriptionOverrides: advisedDescription,
    }) as UIField,
  ),
  MetaTitleField({
    hasGenerateFn: true,
    overrides: { name: 'seoTitle', label: articleTexts.seoTitle, localized: false },
  }),
  MetaDescriptionField({
    hasGenerateFn: true,
    overrides: {
      name: 'seoDescription',
      label: articleTexts.seoDescription,
      localized: false,
      ...advisedDescription,
      validate: () => true,
    },
  }),
  MetaImageField({
    hasGenerateFn: true,
    relationTo: 'media',
    overrides: { name: 'seoImage', label: articleTexts.seoImage, localized: false },
  }),
  unlisted(
    PreviewField({
      hasGenerateFn: true,
      titlePath: 'seoTitle',
      descriptionPath: 'seoDescription',
    }) as UIField,
  ),
]
