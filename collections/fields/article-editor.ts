import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  UnderlineFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import { ALT_MAX } from '#domain/limits'
import { isWebAddress } from '#domain/web/web-address'
import { articleTexts, mediaTexts } from '#texts/panels/collections'

/** The public page renders exactly these (src/features/articles/article-body.tsx). */
export const articleEditor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
    BoldFeature(),
    ItalicFeature(),
    UnderlineFeature(),
    StrikethroughFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    LinkFeature({ enabledCollections: ['articles'] }),
    UploadFeature({
      enabledCollections: ['media'],
      collections: {
        media: { fields: [{ name: 'caption', type: 'text', label: mediaTexts.caption, maxLength: ALT_MAX }] },
      },
    }),
    HorizontalRuleFeature(),
    EXPERIMENTAL_TableFeature(),
    BlocksFeature({
      blocks: [
        {
          slug: 'documentLink',
          labels: { singular: articleTexts.documentLink, plural: articleTexts.documentLink },
          fields: [
            { name: 'name', type: 'text', label: articleTexts.documentName, required: true },
            {
              name: 'url',
              type: 'text',
              label: articleTexts.documentUrl,
              required: true,
              validate: (value: unknown) =>
                isWebAddress(value, { allowPath: true }) || articleTexts.externalLinkInvalid,
            },
          ],
        },
      ],
    }),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ],
})
