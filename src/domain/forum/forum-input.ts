import { z } from 'zod'
import { MENTIONS_MAX } from '#domain/limits'
import { isId } from '#domain/lists/ids'
import { longText, numberWithin, optionalText, requiredLine, requiredText } from '#domain/web/input'

const FORUM_CATEGORY_NAME_MAX = 60
const FORUM_CATEGORY_DESCRIPTION_MAX = 200
const FORUM_CATEGORY_ORDER_MAX = 999
const ICON_MAX = 40
const ID_MAX = 36
export const TOPIC_TITLE_MAX = 150
export const TOPIC_CONTENT_MAX = 10_000
export const FORUM_COMMENT_MAX = 5_000

export const forumCategoryInput = z.object({
  name: requiredLine(FORUM_CATEGORY_NAME_MAX),
  description: requiredText(FORUM_CATEGORY_DESCRIPTION_MAX),
  order: numberWithin({ min: 0, max: FORUM_CATEGORY_ORDER_MAX, isWhole: true }).nullish(),
  icon: optionalText(ICON_MAX),
})

/** The text defaults to the title. */
export const topicInput = z.object({
  title: requiredLine(TOPIC_TITLE_MAX),
  category: requiredText(ID_MAX),
  content: longText(TOPIC_CONTENT_MAX).nullish(),
})

const memberId = z.string('id').refine(isId, 'id')

/** Mentions are sent as ids; an edit that does not name them sends the stored ones. */
export const forumCommentInput = z.object({
  content: requiredText(FORUM_COMMENT_MAX),
  mentions: z
    .array(z.union([memberId, z.object({ id: memberId }).transform(({ id }) => id)], 'id'), 'choice')
    .max(MENTIONS_MAX, `many:${MENTIONS_MAX}`)
    .nullish(),
})
