import { createServer, type AddressInfo } from 'node:net'
import nodemailer from 'nodemailer'
import { expect, onTestFinished, test } from 'vitest'
import { withPatience } from '#jobs/mail'

test('a mail server has so long to answer, unless the address says otherwise', () => {
  const address = withPatience('smtps://po%40shta:t%3Aaina@mail.example:465/?greetingTimeout=7000')
  expect(address).toMatch(/^smtps:\/\/po%40shta:t%3Aaina@mail\.example:465\//)
  const { options } = nodemailer.createTransport(address)
  expect(options).toMatchObject({
    auth: { user: 'po@shta', pass: 't:aina' },
    connectionTimeout: 20_000,
    greetingTimeout: 7_000,
    socketTimeout: 120_000,
  })
})

test('a server that never greets ends the try', async () => {
  const silent = createServer((socket) => void socket.on('error', () => undefined)).listen(0, '127.0.0.1')
  onTestFinished(() => void silent.close())
  await new Promise((resolve) => silent.once('listening', resolve))
  const { port } = silent.address() as AddressInfo
  const transport = nodemailer.createTransport(withPatience(`smtp://127.0.0.1:${port}/?greetingTimeout=50`))
  await expect(transport.sendMail({ from: 'a@example.org', to: 'b@example.org' })).rejects.toThrow(
    'Greeting never received',
  )
})
