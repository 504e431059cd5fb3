import { APIError, type Endpoint } from 'payload'
import { inTransaction } from '#database/connection/in-transaction'
import { currentPushKey, pushKeys } from '#database/statements/notifications/push-keys'
import {
  dropSubscription,
  keepSubscription,
  subscriptionIds,
} from '#database/statements/notifications/push-subscriptions'
import { pushAddressInput, pushInput } from '#domain/notifications/push-input'
import { isPushAddress } from '#domain/notifications/push-services'
import { routes } from '#domain/routes'
import { env } from '#env'
import { noticeTexts } from '#texts/notifications/notice-kinds'
import { open } from '#collections/guard/open-endpoints'
import { whileSuspended } from '#collections/guard/refuse-suspended'
import { privately, refuse, signedIn } from '#collections/endpoints/answers'
import { readInput } from '#collections/endpoints/read-input'

const { phone: texts } = noticeTexts

const key: Omit<Endpoint, 'root'> = {
  path: '/key',
  method: 'get',
  custom: open({ query: [] }),
  handler: async (req) => {
    signedIn(req)
    const { kid, publicKey } = await currentPushKey(req.payload)
    return privately({ signingKey: kid, publicKey })
  },
}

const add: Omit<Endpoint, 'root'> = {
  path: '/add',
  method: 'post',
  custom: { ...open({ query: [], limit: 'push' }), ...whileSuspended },
  handler: async (req) => {
    const { id: accountId, _sid: session } = signedIn(req)
    const { endpoint, keys, signingKey } = await readInput(req, pushInput)
    if (!isPushAddress(endpoint, env.PUSH_SERVICES)) refuse(400, texts.unknownService)
    const isKnown = (await pushKeys(req.payload)).has(signingKey)
    if (!session || !isKnown) throw new APIError(texts.askAnew, 409, null, true)
    await inTransaction(req, () =>
      keepSubscription(req, { accountId, session, endpoint, ...keys, signingKey }),
    )
    return privately({ ok: true })
  },
}

const remove: Omit<Endpoint, 'root'> = {
  path: '/remove',
  method: 'post',
  custom: { ...open({ query: [] }), ...whileSuspended },
  handler: async (req) => {
    const { id: accountId } = signedIn(req)
    await dropSubscription(req, { accountId, ...(await readInput(req, pushAddressInput)) })
    return privately({ ok: true })
  },
}

/** To all devices of the one who asks, whatever the hour and the wishes. */
const test: Omit<Endpoint, 'root'> = {
  path: '/test',
  method: 'post',
  custom: { ...open({ query: [], limit: 'push' }), ...whileSuspended },
  handler: async (req) => {
    const { id } = signedIn(req)
    const subscriptions = await subscriptionIds(req, [id])
    if (subscriptions.length === 0) refuse(409, texts.testNone)
    const message = {
      title: texts.testTitle,
      body: texts.testBody,
      tag: 'test',
      url: routes.notificationSettings,
    }
    await req.payload.jobs.queue({
      task: 'sendPushes',
      queue: 'pushes',
      input: { subscriptions, message },
      req,
    })
    return privately({ devices: subscriptions.length, message: texts.testSent(subscriptions.length) })
  },
}

export const pushEndpoints = [key, add, remove, test]
