import { send } from '../../../ui/requests/send'

type Key = { signingKey: string; publicKey: string }
const PUSHED = 'browser-push'
const START_MAX_MS = 10_000
const today = () => new Date().toISOString().slice(0, 10)

/** Whether this browser is told by its push service, also while no page is open. */
export const isPushed = (): boolean => Boolean(localStorage.getItem(PUSHED))

/** Once a day: the browser may have a new address, the site a new key, the member a new session. */
export const mustRenew = (): boolean => localStorage.getItem(PUSHED) !== today()

/** Null where it worked; otherwise why not. Without it open pages still show notifications. */
export async function subscribe(): Promise<string | null> {
  const worker = await startedWorker()
  if (!worker || !('pushManager' in worker)) return ''
  const key = await send<Key>('GET', '/api/push-subscriptions/key')
  if (!key.ok) return key.message
  const subscription = await subscriptionFor(worker.pushManager, key.data.publicKey).catch(() => null)
  if (!subscription) return ''
  const { signingKey } = key.data
  const { endpoint, keys } = subscription.toJSON()
  const answer = await send('POST', '/api/push-subscriptions/add', { endpoint, keys, signingKey })
  if (!answer.ok) return answer.message
  localStorage.setItem(PUSHED, today())
  return null
}

/** On a first visit it may still be starting; one that cannot start is not waited for without end. */
async function startedWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const { serviceWorker } = navigator
  const known = await serviceWorker?.getRegistration()
  if (!known || known.active) return known
  return Promise.race([
    serviceWorker.ready,
    new Promise<undefined>((resolve) => setTimeout(resolve, START_MAX_MS)),
  ])
}

export async function unsubscribe(): Promise<void> {
  localStorage.removeItem(PUSHED)
  const worker = await navigator.serviceWorker?.getRegistration()
  const subscription = await worker?.pushManager?.getSubscription()
  if (!subscription) return
  await subscription.unsubscribe()
  // Without a session the server has ended it already.
  await send('POST', '/api/push-subscriptions/remove', { endpoint: subscription.endpoint })
}

async function subscriptionFor(manager: PushManager, publicKey: string): Promise<PushSubscription> {
  const present = await manager.getSubscription()
  if (present && encoded(present.options.applicationServerKey) === publicKey) return present
  await present?.unsubscribe()
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}

const encoded = (bytes: ArrayBuffer | null) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? [])))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
