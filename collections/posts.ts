import type { CollectionConfig } from 'payload'
import { accessTo } from '#access/table'
import { postInput } from '#domain/feed/post-input'
import type { PublicQuery } from '#domain/lists/public-query'
import { checkInput } from '#hooks/writes/check-input'
import { dropPicture, requireOwnPicture } from '#hooks/files/own-picture'
import { groupTexts } from '#texts/panels/collections'
import { postTexts as texts } from '#texts/feed/feed'
import { toggleLikeOf } from './endpoints/feed/toggle-like'
import { postLikes } from './likes'
import { announced } from './traits/announced'
import { collection } from './traits/collection'
import { postEntry } from './search-entries'
import { searchable } from './traits/searchable'
import { hideable } from './traits/hideable'
import { kept } from './traits/kept'
import { owned } from './traits/owned'
import { populated } from './traits/populated'

const posts: CollectionConfig = {
  slug: 'posts',
  labels: { singular: texts.one, plural: texts.many },
  defaultSort: '-createdAt',
  lockDocuments: false,
  access: accessTo('posts'),
  admin: {
    group: groupTexts.community,
    useAsTitle: 'content',
    defaultColumns: ['content', 'owner', 'likesCount', 'commentsCount', 'createdAt'],
    listSearchableFields: ['content'],
    hideAPIURL: true,
  },
  custom: {
    writeLimit: 'publish',
    publicQuery: {
      filters: {
        owner: { value: 'id', operators: ['equals'] },
        createdAt: { value: 'date', operators: ['less_than', 'greater_than'] },
      },
      orders: ['-createdAt', 'createdAt'],
    } satisfies PublicQuery,
  },
  hooks: {
    beforeValidate: [
      checkInput(postInput, { missing: texts.missing }),
      requireOwnPicture({ field: 'image', purpose: 'post' }),
    ],
    afterDelete: [dropPicture({ field: 'image', purpose: 'post' })],
  },
  endpoints: [toggleLikeOf(postLikes)],
  fields: [
    { name: 'content', type: 'textarea', label: texts.content, required: true },
    { name: 'image', type: 'upload', relationTo: 'media', label: texts.image },
  ],
}

export const Posts = collection(
  posts,
  owned({ label: texts.owner, isPublic: true }),
  hideable(),
  kept(
    { name: 'likesCount', type: 'number', label: texts.likes },
    { name: 'commentsCount', type: 'number', label: texts.comments },
  ),
  populated,
  announced(),
  searchable(postEntry),
)
