import type { CollectionConfig } from 'payload'
import { staffField } from '#access/staff'
import { accessTo } from '#access/table'
import { notHidden } from '#access/visibility/hidden'
import { postInput } from '#domain/feed/post-input'
import { plainHtml } from '#domain/text/user-text'
import { checkInput } from '#hooks/writes/check-input'
import { picturesLeave } from '#hooks/files/leaving-pictures'
import { requireOwnPictures } from '#hooks/files/own-picture'
import { kindTexts } from '#texts/kinds'
import { groupTexts } from '#texts/panels/collections'
import { postTexts as texts } from '#texts/feed/feed'
import type { Post } from '#types'
import { readComments } from './endpoints/feed/read-comments'
import { feedReads } from './endpoints/feed/read-posts'
import { toggleLikeOf } from './endpoints/feed/toggle-like'
import { postLikes } from './likes'
import { userHtml } from './fields/user-html'
import { panelList } from './panel-list'
import { againstSpam } from './traits/against-spam'
import { announced } from './traits/announced'
import { collection } from './traits/collection'
import { editable } from './traits/editable'
import { searchable } from './traits/searchable'
import { hideable } from './traits/hideable'
import { owned } from './traits/owned'
import { serverWritten } from './traits/server-written'
import { sentOnce } from './traits/sent-once'
import { visible } from './traits/visible'

const posts: CollectionConfig = {
  slug: 'posts',
  labels: { singular: kindTexts.posts.one, plural: kindTexts.posts.many },
  defaultSort: '-createdAt',
  lockDocuments: false,
  access: accessTo('posts'),
  admin: {
    group: groupTexts.community,
    useAsTitle: 'content',
    defaultColumns: ['content', 'owner', 'likesCount', 'commentsCount', 'createdAt', 'hidden'],
    listSearchableFields: ['content'],
    hideAPIURL: true,
    components: panelList({ filters: ['hidden', 'held'] }),
  },
  custom: {
    writeLimit: 'publish',
    publicQuery: {
      filters: {
        owner: { value: 'id', operators: ['equals'] },
        createdAt: { value: 'date', operators: ['less_than', 'greater_than'] },
      },
      orders: ['-createdAt', 'createdAt'],
    },
  },
  hooks: {
    beforeValidate: [
      checkInput(postInput, { missing: texts.missing }),
      requireOwnPictures({ field: 'image', purpose: 'post' }),
    ],
    ...picturesLeave('image'),
  },
  endpoints: [toggleLikeOf(postLikes), ...feedReads, readComments],
  fields: [
    { name: 'content', type: 'textarea', label: texts.content, required: true },
    userHtml(plainHtml, { isInLists: true }),
    // Others have answered and liked what they saw.
    {
      name: 'image',
      type: 'upload',
      relationTo: 'media',
      label: texts.image,
      access: { update: staffField },
    },
  ],
}

const found = ({ content }: Post) => ({ title: firstWords(content), isUntitled: true, text: content })

const firstWords = (content: string) => content.split(/\s+/).slice(0, 8).join(' ')

export const Posts = collection(
  posts,
  owned({ label: texts.owner, isPublic: true }),
  editable('content'),
  sentOnce(),
  hideable(),
  againstSpam({ texts: ['content'], html: plainHtml }),
  serverWritten(
    { name: 'likesCount', type: 'number', label: texts.likes },
    { name: 'commentsCount', type: 'number', label: texts.comments },
  ),
  visible(notHidden),
  announced(),
  searchable(found),
)
