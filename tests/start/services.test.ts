import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { provideEnv } from '#env'
import { bucketCheck } from '#server/health/check-bucket'
import { mailCheck } from '#server/health/check-mail'
import { freePort } from '../support/start/free-port'
import { ownCertificate } from '../support/start/own-certificate'

const key = { S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' }

async function bucketServer() {
  const directory = mkdtempSync(path.join(tmpdir(), 'bg-de-s3-'))
  const options = { port: 0, address: '127.0.0.1', silent: true, directory }
  const server = new S3rver({ ...options, configureBuckets: [{ name: 'bg-de', configs: [] }] })
  const { port } = await server.run()
  onTestFinished(async () => {
    await server.close()
    rmSync(directory, { recursive: true, force: true })
  })
  return { server, place: `127.0.0.1:${port}` }
}

const useBucket = (place: string, given: Record<string, string> = {}) =>
  provideEnv({ S3_BUCKET: 'bg-de', S3_REGION: 'us-east-1', S3_ENDPOINT: `http://${place}`, ...key, ...given })

async function listening(server: Server) {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

const answering = (status: number, code: string) =>
  listening(
    createHttpServer((_, response) => response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`)),
  )

test('a bucket that takes and gives files is well, also once its probe was tidied away', async () => {
  const { place } = await bucketServer()
  useBucket(place)
  const check = bucketCheck()
  expect([await check(), await check()]).toEqual([null, null])
  const { DeleteObjectCommand, S3Client } = await import('@aws-sdk/client-s3')
  const { bucketClientOptions } = await import('#database/files/bucket-client')
  const client = new S3Client(bucketClientOptions())
  await client.send(new DeleteObjectCommand({ Bucket: 'bg-de', Key: 'health-check' }))
  expect([await check(), await check()]).toEqual([null, null])
})

test('a wrong bucket and wrong keys are wrong settings, told without the secret', async () => {
  const { place } = await bucketServer()
  useBucket(place, { S3_BUCKET: 'drug' })
  expect(await bucketCheck()()).toEqual({
    isWrong: true,
    reason: 'NoSuchBucket',
    sentence: `В хранилището ${place} няма „drug“. Създайте го или поправете S3_BUCKET, S3_REGION и S3_ENDPOINT.`,
  })
  useBucket(place, { S3_ACCESS_KEY_ID: 'nobody', S3_SECRET_ACCESS_KEY: 'not-the-secret' })
  const unknown = await bucketCheck()()
  expect(unknown).toMatchObject({
    isWrong: true,
    sentence: `Хранилището ${place} отказва достъп до „bg-de“. Проверете S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY и дали ключът може да чете, пише и трие.`,
  })
  expect(JSON.stringify(unknown)).not.toContain('not-the-secret')
  for (const [status, code, sentence] of [
    [403, 'SignatureDoesNotMatch', 'отказва достъп'],
    [403, 'AccessDenied', 'отказва достъп'],
    [400, 'AuthorizationHeaderMalformed', 'Поправете S3_REGION'],
    [301, 'PermanentRedirect', 'Поправете S3_REGION'],
  ] as const) {
    useBucket(await answering(status, code))
    const told = { isWrong: true, reason: code, sentence: expect.stringContaining(sentence) }
    expect(await bucketCheck()(), code).toMatchObject(told)
  }
})

test('a bucket out of reach or out of order is told, and is no wrong setting', async () => {
  const gone = `127.0.0.1:${await freePort()}`
  useBucket(gone)
  expect(await bucketCheck()()).toMatchObject({
    isWrong: false,
    sentence: expect.stringContaining(`Няма връзка с хранилището ${gone}.`),
    reason: 'ECONNREFUSED',
  })
  useBucket(await answering(507, 'StorageFull'))
  expect(await bucketCheck()()).toMatchObject({ isWrong: false, reason: 'StorageFull' })
})

test('certificates that nobody vouches for and servers without TLS are wrong settings', async () => {
  const secure = await listening(createHttpsServer(ownCertificate, (_, response) => response.end()))
  const plain = await listening(createHttpServer((_, response) => response.end()))
  useBucket(secure, { S3_ENDPOINT: `https://${secure}` })
  const untrusted = await bucketCheck()()
  useBucket(plain, { S3_ENDPOINT: `https://${plain}` })
  expect([untrusted, await bucketCheck()()]).toMatchObject([
    { isWrong: true, reason: 'untrusted', sentence: expect.stringContaining(`Сертификатът на ${secure}`) },
    { isWrong: true, reason: 'noTls', sentence: expect.stringContaining(`${plain} не говори TLS`) },
  ])
})

type Answer = (error: Error | null, response?: { user: string }) => void

async function mailServer(options: ConstructorParameters<typeof SMTPServer>[0]) {
  const server = new SMTPServer({ ...options, logger: false })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => void server.close(() => resolve())))
  return `127.0.0.1:${(server.server.address() as AddressInfo).port}`
}

test('a mail server is asked with name and password, and a refusal is a wrong setting, told without them', async () => {
  let isBusy = false
  const place = await mailServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ password }, _session, done: Answer) => {
      if (isBusy) return done(Object.assign(new Error('later, ana'), { responseCode: 454 }))
      return password === 'right' ? done(null, { user: 'ana' }) : done(new Error('not ana'))
    },
  })
  expect(await mailCheck(`smtp://ana:right@${place}`)()).toBeNull()
  expect(await mailCheck(`smtp://ana:not-the-word@${place}`)()).toEqual({
    isWrong: true,
    reason: '535',
    sentence: `Пощенският сървър ${place} не приема името или паролата. Поправете ги в SMTP_URL.`,
  })
  isBusy = true
  const later = await mailCheck(`smtp://ana:right@${place}`)()
  expect(later).toMatchObject({ isWrong: false, reason: '454' })
  expect(JSON.stringify(later)).not.toContain('ana')
})

test('a mail server out of reach is told, one with a certificate of its own is a wrong setting', async () => {
  const gone = `127.0.0.1:${await freePort()}`
  expect(await mailCheck(`smtp://${gone}`)()).toMatchObject({
    isWrong: false,
    sentence: expect.stringContaining(`Няма връзка с пощенския сървър ${gone}.`),
  })
  const secure = await mailServer({ secure: true, authOptional: true, ...ownCertificate })
  expect(await mailCheck(`smtps://${secure}`)()).toMatchObject({ isWrong: true, reason: 'untrusted' })
  const plain = await mailServer({ authOptional: true, disabledCommands: ['STARTTLS'] })
  expect(await mailCheck(`smtp://${plain}`)()).toBeNull()
  expect(await mailCheck(`smtps://${plain}`)()).toMatchObject({ isWrong: true, reason: 'noTls' })
})

test('a server that says nothing is given up after a while', async () => {
  const sockets = new Set<{ destroy: () => void }>()
  const mute = createServer((socket) => void sockets.add(socket))
  onTestFinished(() => sockets.forEach((socket) => socket.destroy()))
  const place = await listening(mute)
  useBucket(place)
  const found = await Promise.all([mailCheck(`smtp://${place}`)(), bucketCheck()()])
  expect(found).toMatchObject([{ isWrong: false }, { isWrong: false }])
  expect(found.map((one) => one?.sentence.startsWith('Няма връзка с '))).toEqual([true, true])
})
