import type { CollectionConfig, Field } from 'payload'
import { nobodyField, staffField } from '#access/staff'
import { accessTo } from '#access/table'
import { notHidden } from '#access/visibility/hidden'
import { topicInput } from '#domain/forum/forum-input'
import { isHot, isPinnedNow, shownAnswer } from '#domain/forum/topic-badges'
import { richHtml } from '#domain/text/user-text'
import { checkInput } from '#hooks/writes/check-input'
import { fillContent, requireActiveCategory, startActivity } from '#hooks/forum/topic'
import { groupTexts } from '#texts/panels/collections'
import { topicTexts as texts } from '#texts/forum/forum'
import { topicToolTexts as toolTexts } from '#texts/forum/topic-tools'
import type { ForumTopic } from '#types'
import { toggleLikeOf } from './endpoints/feed/toggle-like'
import { acceptComment } from './endpoints/forum/accept-comment'
import { mergeTopic } from './endpoints/forum/merge-topic'
import { topicComments, topicPages } from './endpoints/forum/topic-reads'
import { viewerCalls } from './endpoints/forum/topic-viewer'
import { viewTopic } from './endpoints/forum/view-topic'
import { momentPicker } from './fields/date-pickers'
import { derived } from './fields/derived'
import { topicLikes } from './likes'
import { userHtml } from './fields/user-html'
import { panelList } from './panel-list'
import { againstSpam } from './traits/against-spam'
import { announced } from './traits/announced'
import { collection } from './traits/collection'
import { editable } from './traits/editable'
import { searchable } from './traits/searchable'
import { hideable } from './traits/hideable'
import { owned } from './traits/owned'
import { slugged } from './traits/slugged'
import { sentOnce } from './traits/sent-once'
import { serverWritten } from './traits/server-written'
import { visible } from './traits/visible'

const byStaff = { create: staffField, update: staffField }

const pin: Field[] = [
  {
    name: 'isPinned',
    type: 'checkbox',
    label: texts.isPinned,
    defaultValue: false,
    index: true,
    access: byStaff,
    admin: { position: 'sidebar' },
    hooks: {
      afterRead: [
        ({ siblingData, value }) =>
          isPinnedNow({ isPinned: value, until: siblingData.pinnedUntil, now: new Date() }),
      ],
    },
  },
  {
    name: 'pinnedUntil',
    type: 'date',
    label: texts.pinnedUntil,
    access: byStaff,
    admin: {
      position: 'sidebar',
      condition: ({ isPinned }) => Boolean(isPinned),
      date: momentPicker,
    },
  },
]

const closing: Field[] = [
  {
    name: 'isLocked',
    type: 'checkbox',
    label: toolTexts.isLocked,
    defaultValue: false,
    access: byStaff,
    admin: { position: 'sidebar', description: toolTexts.isLockedHint },
  },
  {
    name: 'mergedInto',
    type: 'relationship',
    relationTo: 'forum-topics',
    label: toolTexts.mergedInto,
    index: true,
    access: { create: nobodyField, read: staffField, update: nobodyField },
    admin: { position: 'sidebar', readOnly: true, condition: ({ mergedInto }) => Boolean(mergedInto) },
  },
  {
    name: 'merge',
    type: 'ui',
    label: toolTexts.merge,
    admin: {
      position: 'sidebar',
      disableListColumn: true,
      components: { Field: '/src/panels/forum/merge-topic.tsx#MergeTopic' },
    },
  },
]

const topics: CollectionConfig = {
  slug: 'forum-topics',
  labels: { singular: texts.one, plural: texts.many },
  defaultSort: '-createdAt',
  lockDocuments: false,
  access: accessTo('forum-topics'),
  admin: {
    group: groupTexts.community,
    useAsTitle: 'title',
    defaultColumns: ['title', 'category', 'owner', 'repliesCount', 'viewsCount', 'createdAt', 'hidden'],
    listSearchableFields: ['title', 'content'],
    hideAPIURL: true,
    components: panelList({
      isTab: true,
      drawerOf: 'forum-topics',
      filters: ['pinned', 'locked', 'hidden', 'held'],
      beside: ['/src/panels/forum/live-topics.tsx#LiveTopics'],
    }),
  },
  custom: {
    writeLimit: 'publish',
    publicQuery: {
      filters: {
        slug: { value: 'text', operators: ['equals'] },
        category: { value: 'id', operators: ['equals', 'in'] },
        owner: { value: 'id', operators: ['equals'] },
        isPinned: { value: 'flag', operators: ['equals'] },
      },
      orders: [
        '-isPinned,-lastActivityAt',
        '-lastActivityAt',
        '-createdAt',
        '-repliesCount',
        '-viewsCount',
        '-likesCount',
      ],
    },
  },
  hooks: {
    beforeValidate: [checkInput(topicInput, { missing: texts.missing }), requireActiveCategory],
    beforeChange: [fillContent, startActivity],
  },
  endpoints: [
    topicPages,
    topicComments,
    ...viewerCalls,
    acceptComment,
    mergeTopic,
    toggleLikeOf(topicLikes),
    viewTopic,
  ],
  fields: [
    { name: 'title', type: 'text', label: texts.title, required: true },
    { name: 'content', type: 'textarea', label: texts.content, admin: { description: texts.contentHint } },
    userHtml(richHtml, { isInLists: false }),
    // Required by the input schema but not by the table: a deleted category leaves its topics.
    {
      name: 'category',
      type: 'relationship',
      relationTo: 'forum-categories',
      label: texts.category,
      index: true,
    },
    {
      name: 'acceptedComment',
      type: 'relationship',
      relationTo: 'forum-comments',
      label: texts.acceptedComment,
      index: true,
      access: { create: nobodyField, update: nobodyField },
      admin: { position: 'sidebar', readOnly: true },
    },
    ...pin,
    ...closing,
    derived({
      name: 'isHot',
      type: 'checkbox',
      label: texts.isHot,
      from: ({ hotUntil }) => isHot({ until: hotUntil, now: new Date() }),
    }),
  ],
}

const found = ({ title, content, category, owner, acceptedComment: answer }: ForumTopic) => ({
  title,
  text: content,
  body: shownAnswer(answer)?.content ?? null,
  keywords: [
    typeof category === 'object' ? category?.name : null,
    typeof owner === 'object' ? owner?.fullName : null,
  ],
  tags: typeof category === 'object' && category ? [`category:${category.slug}`] : [],
})

export const ForumTopics = collection(
  topics,
  owned({ label: texts.owner, isPublic: true }),
  editable('title', 'content'),
  sentOnce(),
  hideable(),
  againstSpam({ texts: ['title', 'content'], html: richHtml }),
  slugged({ from: 'title' }),
  serverWritten(
    { name: 'viewsCount', type: 'number', label: texts.views },
    { name: 'repliesCount', type: 'number', label: texts.replies },
    { name: 'likesCount', type: 'number', label: texts.likes },
    { name: 'lastActivityAt', type: 'date', label: texts.lastActivityAt },
    { name: 'hotUntil', type: 'date', label: texts.hotUntil },
  ),
  // Pages depend on the topics even while the forum is for members only.
  visible(notHidden),
  announced(),
  searchable(found, { namedAfter: ['category', 'owner', 'acceptedComment'] }),
)
