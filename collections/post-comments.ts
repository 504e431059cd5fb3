import type { CollectionConfig } from 'payload'
import { accessTo } from '#access/table'
import { notHidden, notUnderHidden } from '#access/visibility/hidden'
import { postCommentInput } from '#domain/feed/post-input'
import { plainHtml } from '#domain/text/user-text'
import { checkInput } from '#hooks/writes/check-input'
import { countsAnew } from '#hooks/writes/counts-anew'
import { announceCommented, notifyOfPostComment } from '#hooks/feed/post-notifications'
import { requireParent } from '#hooks/writes/require-parent'
import { groupTexts } from '#texts/panels/collections'
import { postCommentTexts as texts } from '#texts/feed/feed'
import { parent } from './fields/parent'
import { userHtml } from './fields/user-html'
import { panelList } from './panel-list'
import { againstSpam } from './traits/against-spam'
import { announced } from './traits/announced'
import { collection } from './traits/collection'
import { editable } from './traits/editable'
import { hideable } from './traits/hideable'
import { owned } from './traits/owned'
import { sentOnce } from './traits/sent-once'
import { visible } from './traits/visible'

const comments: CollectionConfig = {
  slug: 'post-comments',
  labels: { singular: texts.one, plural: texts.many },
  defaultSort: 'createdAt',
  lockDocuments: false,
  access: accessTo('post-comments'),
  admin: {
    group: groupTexts.community,
    useAsTitle: 'content',
    defaultColumns: ['content', 'post', 'owner', 'createdAt', 'hidden'],
    listSearchableFields: ['content'],
    hideAPIURL: true,
    components: panelList({ filters: ['hidden', 'held'] }),
  },
  custom: {
    writeLimit: 'publish',
    publicQuery: {
      filters: {
        post: { value: 'id', operators: ['equals', 'in'] },
        createdAt: { value: 'date', operators: ['greater_than'] },
      },
      orders: ['createdAt', '-createdAt'],
    },
  },
  hooks: {
    beforeValidate: [
      checkInput(postCommentInput, { missing: texts.missing }),
      requireParent({ field: 'post', of: 'posts' }),
    ],
    afterChange: [
      (written) => (countsAnew(written) ? announceCommented(written.req, written.doc) : undefined),
      notifyOfPostComment,
    ],
    afterDelete: [({ doc, req }) => announceCommented(req, doc)],
  },
  fields: [
    parent({ name: 'post', of: 'posts', label: texts.post }),
    { name: 'content', type: 'textarea', label: texts.content, required: true },
    userHtml(plainHtml, { isInLists: true }),
  ],
}

export const PostComments = collection(
  comments,
  owned({ label: texts.owner, isPublic: true }),
  editable('content'),
  sentOnce(),
  hideable(),
  againstSpam({ texts: ['content'], html: plainHtml }),
  visible(notHidden, notUnderHidden({ field: 'post', of: 'posts' })),
  announced({ within: 'post' }),
)
