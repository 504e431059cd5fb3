import type { CollectionConfig } from 'payload'
import { nobodyField } from '#access/staff'
import { accessTo } from '#access/table'
import { published } from '#access/visibility/published'
import { plainText } from '#domain/articles/reading-time'
import { writtenFields } from '#domain/articles/written-fields'
import { ARTICLE_EXCERPT_MAX, ARTICLE_TITLE_MAX, AUTHOR_MAX, VERSIONS_KEPT } from '#domain/limits'
import { isWebAddress } from '#domain/web/web-address'
import { env } from '#env'
import { assignArticleSlug } from '#hooks/articles/article-slug'
import { holdLock } from '#hooks/articles/hold-lock'
import { lockBeforeDelete } from '#hooks/articles/lock-before-delete'
import { setPublicationDate } from '#hooks/articles/publication-date'
import { safeLinks } from '#hooks/text/safe-links'
import { kindTexts } from '#texts/kinds'
import { articleTexts as texts, groupTexts } from '#texts/panels/collections'
import type { Article } from '#types'
import { restoreVersion } from './endpoints/articles/restore-version'
import { scheduling } from './endpoints/articles/schedule'
import { articleEditor } from './fields/article-editor'
import { changedBy } from './fields/changed-by'
import { momentPicker } from './fields/date-pickers'
import { owner } from './fields/owner'
import { seoFields } from './fields/seo'
import { panelList } from './panel-list'
import { announced } from './traits/announced'
import { collection } from './traits/collection'
import { searchable } from './traits/searchable'
import { visible } from './traits/visible'

const articles: CollectionConfig = {
  slug: 'articles',
  labels: { singular: kindTexts.articles.one, plural: kindTexts.articles.many },
  defaultSort: '-publishedAt',
  admin: {
    group: groupTexts.content,
    useAsTitle: 'title',
    defaultColumns: ['title', 'image', 'category', 'publish', 'publishedAt', 'updatedAt'],
    listSearchableFields: ['title', 'excerpt'],
    livePreview: { url: ({ data }) => `${env.SITE_URL}/preview/news/${data.id}` },
    hideAPIURL: true,
    // An article is created as soon as its form opens.
    baseFilter: () => ({
      or: [
        { _status: { equals: 'published' } },
        ...writtenFields.map((name) => ({ [name]: { exists: true } })),
      ],
    }),
    components: {
      ...panelList({ isTab: true, filters: ['published', 'drafts'] }),
      edit: { beforeDocumentControls: ['/src/panels/articles/schedule/schedule.tsx#Schedule'] },
      views: { edit: { versions: { Component: '/src/panels/screen/versions-screen.tsx#VersionsScreen' } } },
    },
    preview: ({ id }) => `${env.SITE_URL}/preview/news/${String(id)}`,
  },
  access: accessTo('articles'),
  custom: {
    publicQuery: {
      filters: {
        slug: { value: 'text', operators: ['equals'] },
        previousSlugs: { value: 'text', operators: ['in'] },
        category: { value: 'id', operators: ['equals', 'in'] },
        publishedAt: {
          value: 'date',
          operators: ['less_than', 'less_than_equal', 'greater_than', 'greater_than_equal'],
        },
      },
      orders: ['publishedAt', '-publishedAt'],
    },
  },
  versions: {
    maxPerDoc: VERSIONS_KEPT,
    drafts: {
      autosave: { interval: 800, showSaveDraftButton: true },
      schedulePublish: true,
    },
  },
  endpoints: [restoreVersion, ...scheduling],
  hooks: {
    beforeValidate: [assignArticleSlug, safeLinks('content')],
    beforeChange: [setPublicationDate],
    afterChange: [holdLock],
    beforeDelete: [lockBeforeDelete],
  },
  indexes: [{ fields: ['_status', 'publishedAt'] }],
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: texts.contentTab,
          fields: [
            { name: 'title', type: 'text', label: texts.title, required: true, maxLength: ARTICLE_TITLE_MAX },
            {
              name: 'excerpt',
              type: 'textarea',
              label: texts.excerpt,
              required: true,
              maxLength: ARTICLE_EXCERPT_MAX,
              admin: { description: texts.excerptHint },
            },
            {
              name: 'image',
              type: 'upload',
              relationTo: 'media',
              label: texts.image,
              displayPreview: true,
            },
            {
              name: 'content',
              type: 'richText',
              label: texts.content,
              required: true,
              editor: articleEditor,
            },
          ],
        },
        { label: texts.seoTab, fields: seoFields },
      ],
    },
    {
      name: 'publish',
      type: 'ui',
      label: texts.status,
      admin: {
        disableListColumn: false,
        components: {
          Cell: '/src/panels/articles/publish-cell.tsx#PublishCell',
          Field: '/src/panels/articles/no-field.tsx#NoField',
        },
      },
    },
    {
      name: 'category',
      type: 'relationship',
      relationTo: 'article-categories',
      label: texts.category,
      required: true,
      index: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'slug',
      type: 'text',
      label: texts.slug,
      unique: true,
      index: true,
      admin: { position: 'sidebar', description: texts.slugHint },
    },
    {
      name: 'previousSlugs',
      type: 'text',
      hasMany: true,
      index: true,
      access: { create: nobodyField, update: nobodyField },
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    },
    {
      name: 'externalLink',
      type: 'text',
      label: texts.externalLink,
      admin: { position: 'sidebar', description: texts.externalLinkHint },
      validate: (value: unknown) => !value || isWebAddress(value) || texts.externalLinkInvalid,
    },
    {
      name: 'author',
      type: 'text',
      label: texts.author,
      defaultValue: texts.defaultAuthor,
      maxLength: AUTHOR_MAX,
      admin: { position: 'sidebar' },
    },
    {
      name: 'publishedAt',
      type: 'date',
      label: texts.publishedAt,
      index: true,
      admin: {
        position: 'sidebar',
        date: momentPicker,
      },
    },
    owner(texts.owner),
    changedBy(texts.changedBy),
  ],
}

const found = ({ title, excerpt, content, category, publishedAt }: Article) => ({
  title,
  text: excerpt,
  body: plainText(content),
  datedAt: publishedAt,
  keywords: typeof category === 'object' ? [category?.name] : [],
})

export const Articles = collection(
  articles,
  visible(published),
  announced(),
  searchable(found, { namedAfter: ['category'] }),
)
