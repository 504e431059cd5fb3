import { z } from 'zod'
import { LIST_MAX, NAME_MAX } from '#domain/limits'
import { isId } from '#domain/lists/ids'
import { moment } from '#domain/web/input'
import { topicOrders } from './shown-topics'

const TOPICS_PER_PAGE = 20
const COMMENTS_PER_PAGE = 30

const id = z.string('id').refine(isId, 'id')
const limit = (usual: number) =>
  z.coerce.number('number').int('whole').min(1, 'min:1').max(LIST_MAX, `max:${LIST_MAX}`).default(usual)

export const topicPageQuery = z.object({
  order: z.enum(topicOrders, 'choice').default('active'),
  category: id.optional(),
  after: id.optional(),
  limit: limit(TOPICS_PER_PAGE),
})

const places = ['after', 'before', 'around', 'newest', 'ids'] as const

/** At most one place; without one the oldest comments. */
export const commentWindowQuery = z
  .object({
    limit: limit(COMMENTS_PER_PAGE),
    after: id.optional(),
    before: id.optional(),
    around: id.optional(),
    newest: z.literal('1', 'choice').optional(),
    ids: z
      .string('id')
      .transform((list) => list.split(',', LIST_MAX + 1))
      .pipe(z.array(id).max(LIST_MAX, `max:${LIST_MAX}`))
      .optional(),
  })
  .refine((query) => places.filter((name) => query[name] !== undefined).length <= 1, 'choice')

export type TopicPageQuery = z.output<typeof topicPageQuery>
export type CommentWindowQuery = z.output<typeof commentWindowQuery>

export const topicReadInput = z.object({ at: moment })

/** Without a comment the answer is taken back. */
export const acceptInput = z.object({ comment: id.optional() })

export const suggestionQuery = z.object({
  q: z.string('choice').max(NAME_MAX, `long:${NAME_MAX}`).default(''),
  topic: id.optional(),
})
