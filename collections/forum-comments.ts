import type { CollectionConfig } from 'payload'
import { accessTo } from '#access/table'
import { forumCommentInput } from '#domain/forum/forum-input'
import type { PublicQuery } from '#domain/lists/public-query'
import { checkInput } from '#hooks/writes/check-input'
import { refreshTopic, tellTopicOwner } from '#hooks/forum/forum-comment'
import { requireParent } from '#hooks/writes/require-parent'
import { groupTexts } from '#texts/panels/collections'
import { forumCommentTexts as texts } from '#texts/forum/forum'
import { parent } from './fields/parent'
import { announced } from './traits/announced'
import { collection } from './traits/collection'
import { hideable } from './traits/hideable'
import { owned } from './traits/owned'
import { populated } from './traits/populated'
import { profileGated } from './traits/profile-gated'

const comments: CollectionConfig = {
  slug: 'forum-comments',
  labels: { singular: texts.one, plural: texts.many },
  defaultSort: 'createdAt',
  lockDocuments: false,
  access: accessTo('forum-comments'),
  admin: {
    group: groupTexts.community,
    useAsTitle: 'content',
    defaultColumns: ['content', 'topic', 'owner', 'createdAt'],
    listSearchableFields: ['content'],
    hideAPIURL: true,
  },
  custom: {
    writeLimit: 'publish',
    publicQuery: {
      filters: {
        topic: { value: 'id', operators: ['equals'] },
        createdAt: { value: 'date', operators: ['greater_than'] },
      },
      orders: ['createdAt', '-createdAt'],
    } satisfies PublicQuery,
  },
  indexes: [{ fields: ['topic', 'createdAt'] }],
  hooks: {
    beforeValidate: [
      checkInput(forumCommentInput, { missing: texts.missing }),
      requireParent({ field: 'topic', of: 'forum-topics' }),
    ],
    afterChange: [refreshTopic.afterChange, tellTopicOwner],
    afterDelete: [refreshTopic.afterDelete],
  },
  fields: [
    parent({ name: 'topic', of: 'forum-topics', label: texts.topic }),
    { name: 'content', type: 'textarea', label: texts.content, required: true },
  ],
}

export const ForumComments = collection(
  comments,
  owned({ label: texts.owner, isPublic: true }),
  hideable({ within: 'topic' }),
  profileGated(texts.profileIncomplete),
  populated,
  announced(() => ({}), { within: 'topic' }),
)
