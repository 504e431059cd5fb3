import type { PayloadRequest } from 'payload'
import { expect, it, vi } from 'vitest'
import { env } from '#env'
import { deliver, DeliveryError } from '#jobs/email/deliver'

const email = { to: 'ani@example.org', subject: 'С', text: 'Т', html: 'Т' }
const failing = (error: unknown) =>
  deliver({ payload: { sendEmail: vi.fn().mockRejectedValue(error) } } as unknown as PayloadRequest, {
    ...email,
    letterId: 'a1',
  }).catch((thrown: unknown) => thrown)

const refusal = { code: 'EENVELOPE', command: 'RCPT TO' }

it.each([
  ['refused for good', { ...refusal, responseCode: 550 }, true],
  ['full for now', { ...refusal, responseCode: 452 }, false],
  ['out of reach', { code: 'ECONNREFUSED' }, false],
])('an address that is %s is told apart, and stands in no error', async (_, fields, isRefused) => {
  const said = new Error('550 <ani@example.org>: no such user, from poshta@example.org')
  const error = await failing(Object.assign(said, fields, { rejected: ['ani@example.org'] }))
  expect(error).toBeInstanceOf(DeliveryError)
  expect(error).toMatchObject({ isRefused, message: expect.stringContaining('no such user') })
  expect(JSON.stringify(error, ['message', 'stack', 'cause', 'rejected'])).not.toMatch(/ani@|poshta@/)
})

it('all copies of a letter bear one name, of the host of the site', async () => {
  const sendEmail = vi.fn().mockResolvedValue(undefined)
  const req = { payload: { sendEmail } } as unknown as PayloadRequest
  for (const letterId of ['a1', 'a1', 'b2']) await deliver(req, { ...email, letterId })
  const host = new URL(env.SITE_URL).hostname
  expect(sendEmail.mock.calls.map(([{ messageId }]) => messageId as string)).toEqual(
    ['a1', 'a1', 'b2'].map((id) => `<${id}@${host}>`),
  )
})
