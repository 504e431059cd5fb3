import { z } from 'zod'
import { idInput, pageLimit, windowQuery } from '#domain/community/window-query'
import { COMMENTS_PER_PAGE, NAME_MAX, TOPICS_PER_PAGE } from '#domain/limits'
import { flag, moment } from '#domain/web/input'
import { topicOrders } from './shown-topics'

/** More than any forum has; bounds what one request may order. */
const CATEGORIES_MAX = 200

export const topicPageQuery = z.object({
  order: z.enum(topicOrders, 'choice').default('active'),
  category: idInput.optional(),
  after: idInput.optional(),
  limit: pageLimit(TOPICS_PER_PAGE),
})

export const commentWindowQuery = windowQuery(COMMENTS_PER_PAGE)

export type TopicPageQuery = z.output<typeof topicPageQuery>

export const topicReadInput = z.object({ at: moment })

export const muteInput = z.object({ muted: flag })

/** Without a comment the answer is taken back. */
export const acceptInput = z.object({ comment: idInput.optional() })

export const suggestionQuery = z.object({
  q: z.string('choice').max(NAME_MAX, `long:${NAME_MAX}`).default(''),
  topic: idInput.optional(),
})

/** The topic that stays. */
export const mergeInput = z.object({ into: idInput })

export const categoryOrderInput = z.object({
  ids: z.array(idInput).min(1, 'required').max(CATEGORIES_MAX, `many:${CATEGORIES_MAX}`),
})
