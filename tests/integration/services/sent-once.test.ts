import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { itemBodies } from '../../e2e/support/item-bodies'
import { signedInMember } from '#support/members'
import { rest } from '#support/rest'

const kinds = ['services', 'apartments', 'small-ads', 'events'] as const

it.each(kinds)(
  '%s: sent five times with one key, there is one, and nobody hears of a limit',
  async (kind) => {
    const member = await signedInMember()
    const body = { ...itemBodies[kind], clientKey: randomUUID() }
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => rest('POST', `/${kind}`, { body, headers: member.headers })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201])
    expect(new Set(answers.map(({ data }) => data.doc.id)).size).toBe(1)
    expect(answers[0]!.data.doc).not.toHaveProperty('clientKey')
  },
)
