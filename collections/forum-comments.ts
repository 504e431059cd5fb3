import type { CollectionConfig } from 'payload'
import { accessTo } from '#access/table'
import { notHidden, notUnderHidden } from '#access/visibility/hidden'
import { forumCommentInput } from '#domain/forum/forum-input'
import { richHtml } from '#domain/text/user-text'
import { checkInput } from '#hooks/writes/check-input'
import { notifyOfComment } from '#hooks/forum/comment-notifications'
import { refreshTopic, renewAnswered } from '#hooks/forum/forum-comment'
import { requireOpenTopic } from '#hooks/forum/open-topic'
import { keepMentions } from '#hooks/forum/mentions'
import { requireParent } from '#hooks/writes/require-parent'
import { groupTexts } from '#texts/panels/collections'
import { forumCommentTexts as texts } from '#texts/forum/forum'
import { toggleLikeOf } from './endpoints/feed/toggle-like'
import { parent } from './fields/parent'
import { userHtml } from './fields/user-html'
import { commentLikes } from './likes'
import { panelList } from './panel-list'
import { againstSpam } from './traits/against-spam'
import { announced } from './traits/announced'
import { collection } from './traits/collection'
import { editable } from './traits/editable'
import { hideable } from './traits/hideable'
import { owned } from './traits/owned'
import { profileGated } from './traits/profile-gated'
import { sentOnce } from './traits/sent-once'
import { serverWritten } from './traits/server-written'
import { visible } from './traits/visible'

const comments: CollectionConfig = {
  slug: 'forum-comments',
  labels: { singular: texts.one, plural: texts.many },
  defaultSort: 'createdAt',
  lockDocuments: false,
  access: accessTo('forum-comments'),
  admin: {
    group: groupTexts.community,
    useAsTitle: 'content',
    defaultColumns: ['content', 'topic', 'owner', 'createdAt', 'hidden'],
    listSearchableFields: ['content'],
    hideAPIURL: true,
    components: panelList({ isTab: true, filters: ['hidden', 'held'] }),
  },
  custom: {
    writeLimit: 'publish',
    publicQuery: {
      filters: {
        topic: { value: 'id', operators: ['equals'] },
        createdAt: { value: 'date', operators: ['greater_than'] },
      },
      orders: ['createdAt', '-createdAt'],
    },
  },
  hooks: {
    beforeValidate: [
      checkInput(forumCommentInput, { missing: texts.missing }),
      requireParent({ field: 'topic', of: 'forum-topics' }),
      requireOpenTopic,
    ],
    beforeChange: [keepMentions],
    afterChange: [refreshTopic.afterChange, renewAnswered.afterChange, notifyOfComment],
    afterDelete: [refreshTopic.afterDelete, renewAnswered.afterDelete],
  },
  endpoints: [toggleLikeOf(commentLikes)],
  fields: [
    parent({ name: 'topic', of: 'forum-topics', label: texts.topic }),
    { name: 'content', type: 'textarea', label: texts.content, required: true },
    userHtml(richHtml, { isInLists: false }),
    { name: 'mentions', type: 'json', label: texts.mentions, admin: { hidden: true } },
  ],
}

export const ForumComments = collection(
  comments,
  owned({ label: texts.owner, isPublic: true }),
  editable('content'),
  sentOnce(),
  hideable(),
  againstSpam({ texts: ['content'], html: richHtml }),
  profileGated(texts.profileIncomplete),
  serverWritten({ name: 'likesCount', type: 'number', label: texts.likes }),
  visible(notHidden, notUnderHidden({ field: 'topic', of: 'forum-topics' })),
  announced({ within: 'topic' }),
)
