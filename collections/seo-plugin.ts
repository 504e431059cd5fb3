import { seoPlugin } from '@payloadcms/plugin-seo'
import type {
  GenerateDescription,
  GenerateImage,
  GenerateTitle,
  GenerateURL,
} from '@payloadcms/plugin-seo/types'
import type { Field, Plugin } from 'payload'
import { routes } from '#domain/routes'
import { env } from '#env'
import type { Article } from '#types'

const generateTitle: GenerateTitle<Article> = ({ doc }) => doc.title ?? ''
const generateDescription: GenerateDescription<Article> = ({ doc }) => doc.excerpt ?? ''
const generateImage: GenerateImage<Article> = ({ doc }) =>
  typeof doc.image === 'string' ? doc.image : (doc.image?.id ?? '')
const generateURL: GenerateURL<Article> = ({ doc }) => env.SITE_URL + routes.article(doc.slug ?? '')

const plugin = seoPlugin({
  collections: ['articles'],
  // The fields are in the collection (collections/fields/seo.ts); the plugin provides endpoints.
  fields: () => [],
  generateTitle,
  generateDescription,
  generateImage,
  generateURL,
})

const isPluginGroup = (field: Field) => field.type === 'group' && 'name' in field && field.name === 'meta'

export const articleSeo: Plugin = async (config) => {
  const extended = await plugin(config)
  return {
    ...extended,
    collections: extended.collections?.map((collection) => ({
      ...collection,
      fields: collection.fields.filter((field) => !isPluginGroup(field)),
    })),
  }
}
