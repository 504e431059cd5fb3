import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  EXPERIMENTAL_TableFeature,
  type FeatureProviderServer,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
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
import { links } from './link-feature'

/** The public page renders exactly these (src/features/articles/body/article-body.tsx). */
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
    links(['articles']),
    UploadFeature({
      enabledCollections: ['media'],
      collections: {
        media: { fields: [{ name: 'caption', type: 'text', label: mediaTexts.caption, maxLength: ALT_MAX }] },
      },
    }),
    HorizontalRuleFeature(),
    tables(),
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

/** Payload's, whose words cannot be translated otherwise. */
function tables(): FeatureProviderServer {
  const made = EXPERIMENTAL_TableFeature()
  const { feature } = made
  if (typeof feature !== 'function') return made
  const ClientFeature = '/src/panels/articles/table-feature.ts#TableFeature'
  return { ...made, feature: async (given) => ({ ...(await feature(given)), ClientFeature }) }
}
