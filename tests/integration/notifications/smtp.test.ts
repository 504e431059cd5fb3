import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { provideEnv } from '#env'

// The configuration is read on first load, so imports wait for the address of the server.
const received: { to: string[]; from: string; text: string }[] = []
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, { envelope }, done) => {
    let text = ''
    stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
    stream.on('end', () => {
      const from = envelope.mailFrom ? envelope.mailFrom.address : ''
      received.push({ to: envelope.rcptTo.map(({ address }) => address), from, text })
      done()
    })
  },
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  provideEnv({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'poshta@example.org' })
})
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))

it('sends emails through SMTP when SMTP_URL is set', async () => {
  const [{ newMember }, { getTestPayload, rest }] = await Promise.all([
    import('#support/members'),
    import('#support/rest'),
  ])
  const { email } = await newMember()
  await rest('POST', '/users/forgot-password', { body: { email } })
  expect(received).toEqual([])
  await (await getTestPayload()).jobs.run({ queue: 'mail' })
  expect(received).toHaveLength(1)
  expect(received[0]).toMatchObject({ to: [email], from: 'poshta@example.org' })
  const text = received[0]?.text ?? ''
  expect(text).toContain('/auth/reset?token=')
  expect(text).toMatch(/^Auto-Submitted: auto-generated\r?$/m)
  const [, words = ''] = /^From: (.*?) <poshta@example\.org>\r?$/ms.exec(text) ?? []
  const name = [...words.matchAll(/=\?UTF-8\?B\?([\w+/=]+)\?=/g)].map(([, part]) =>
    Buffer.from(part!, 'base64'),
  )
  expect(Buffer.concat(name).toString('utf8')).toBe('Българи в Германия')
})
