import type { Endpoint, PayloadRequest } from 'payload'
import { idIn, notFound, privately, signedInStaff } from '#collections/endpoints/answers'
import { readInput } from '#collections/endpoints/read-input'
import { inTransaction } from '#database/connection/in-transaction'
import { turnFields, turnInput, type TurnType } from '#domain/articles/schedule'
import { relatedId } from '#domain/lists/ids'
import type { TrailChange } from '#domain/trail/trail'
import { valueForTrail } from '#domain/trail/value-for-trail'
import { writeTrail } from '#hooks/trail/write-trail'
import { scheduleTexts as texts } from '#texts/panels/schedule'
import type { Article } from '#types'

type Own = Omit<Endpoint, 'root'>

/** In place of Payload's own functions, which leave no trail, and of which taking back queues another job. */
const schedule: Own = {
  path: '/:id/schedule',
  method: 'post',
  handler: async (req) => {
    const { id: actor } = signedInStaff(req)
    const { type, date } = await readInput(req, turnInput)
    const article = await articleOf(req)
    const doc = { relationTo: 'articles', value: article.id } as const
    await inTransaction(req, async () => {
      await req.payload.jobs.queue({
        task: 'schedulePublish',
        // With the rights that whoever scheduled it has then.
        input: { type, doc, user: { relationTo: 'users', value: actor } },
        waitUntil: new Date(date),
        req,
      })
      await tell(req, article, { field: turnFields[type], before: null, after: date })
    })
    return privately({ message: texts.saved })
  },
}

const takeBack: Own = {
  path: '/:id/schedule/:job',
  method: 'delete',
  handler: async (req) => {
    signedInStaff(req)
    const article = await articleOf(req)
    await inTransaction(req, async () => {
      const { docs } = await req.payload.delete({
        collection: 'payload-jobs',
        where: {
          and: [
            { id: { equals: idIn(req, 'job') } },
            { taskSlug: { equals: 'schedulePublish' } },
            { 'input.doc.value': { equals: article.id } },
          ],
        },
        req,
      })
      const [job] = docs
      if (!job) throw notFound()
      const { type } = job.input as { type: TurnType }
      await tell(req, article, { field: turnFields[type], before: job.waitUntil ?? null, after: null })
    })
    return privately({ message: texts.removed })
  },
}

export const scheduling = [schedule, takeBack]

async function articleOf(req: PayloadRequest): Promise<Article> {
  const asked = { collection: 'articles', draft: true, depth: 0, overrideAccess: false } as const
  const article = await req.payload.findByID({ ...asked, id: idIn(req), disableErrors: true, req })
  if (!article) throw notFound()
  return article
}

const tell = (req: PayloadRequest, { id, title, owner }: Article, change: TrailChange) =>
  writeTrail(req, [
    {
      action: 'update',
      subject: 'articles',
      documentId: id,
      title: title ? valueForTrail(title) : null,
      member: relatedId(owner),
      changes: [change],
    },
  ])
