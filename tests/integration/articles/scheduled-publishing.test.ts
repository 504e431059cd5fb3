import { describe, expect, it } from 'vitest'
import { newArticle } from '#support/factories'
import { account, getTestPayload, rest } from '#support/rest'

describe('scheduled publishing', () => {
  it('publishes the article at its time and not before', async () => {
    const payload = await getTestPayload()
    const { id } = await newArticle({ _status: 'draft' })
    const user = { relationTo: 'users', value: (await account('moderator')).id } as const
    const input = { type: 'publish', doc: { relationTo: 'articles', value: id }, user } as never
    const job = await payload.jobs.queue({
      task: 'schedulePublish',
      input,
      waitUntil: new Date(Date.now() + 60_000),
    })

    await payload.jobs.run()
    expect((await rest('GET', `/articles/${id}`)).status).toBe(404)

    await payload.update({
      collection: 'payload-jobs',
      id: job.id,
      data: { waitUntil: new Date(0).toISOString() },
    })
    await payload.jobs.run()
    expect((await rest('GET', `/articles/${id}`)).status).toBe(200)
  })

  it.each(['visitor', 'member', 'moderator', 'admin'] as const)(
    'does not let %s run jobs by request',
    async (as) => {
      expect((await rest('GET', '/payload-jobs/run', { as })).status).toBeGreaterThanOrEqual(400)
    },
  )
})
