import {
  MetaDescriptionField,
  MetaImageField,
  MetaTitleField,
  OverviewField,
  PreviewField,
} from '@payloadcms/plugin-seo/fields'
import type { Field } from 'payload'
import { articleTexts } from '#texts/collections'

/** The SEO plugin's fields under the names of the specification (`seoTitle`, not `meta.title`). */
export const seoFields: Field[] = [
  OverviewField({ titlePath: 'seoTitle', descriptionPath: 'seoDescription', imagePath: 'seoImage' }),
  MetaTitleField({ hasGenerateFn: true, overrides: { name: 'seoTitle', label: articleTexts.seoTitle, localized: false } }),
  MetaDescriptionField({
    hasGenerateFn: true,
    overrides: {
      name: 'seoDescription',
      label: articleTexts.seoDescription,
      localized: false,
      minLength: undefined,
      maxLength: undefined,
    },
  }),
  MetaImageField({
    hasGenerateFn: true,
    relationTo: 'media',
    overrides: { name: 'seoImage', label: articleTexts.seoImage, localized: false },
  }),
  PreviewField({ hasGenerateFn: true, titlePath: 'seoTitle', descriptionPath: 'seoDescription' }),
]
