// Whoever opens a page without a network reads why, instead of the browser's own error. No page and
// no file of the site is kept, so nothing can ever be shown that is older than what the server has.
const CACHE = 'offline'
const PAGE = '/offline'

const keepPage = () => caches.open(CACHE).then((cache) => cache.add(new Request(PAGE, { cache: 'reload' })))

addEventListener('install', (event) => {
  skipWaiting()
  event.waitUntil(keepPage())
})

addEventListener('activate', (event) => {
  // The browser asks for the page while this worker is still waking up.
  event.waitUntil(Promise.all([registration.navigationPreload?.enable(), clients.claim()]))
})

addEventListener('fetch', (event) => {
  const { request } = event
  const isPage = request.mode === 'navigate' && request.method === 'GET'
  if (!isPage || new URL(request.url).pathname.startsWith('/api')) return
  event.respondWith(open(event))
})

async function open({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch (problem) {
    const kept = await caches.match(PAGE)
    if (kept) return kept
    throw problem
  }
}

// From src/jobs/push: what happened while no page of the site is in front.
addEventListener('push', (event) => {
  event.waitUntil(tell(event.data.json()))
})

/** A page in front shows it already. Safari takes the permission away from who shows nothing. */
async function tell({ title, url, ...words }) {
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const isInFront = tabs.some((tab) => tab.visibilityState === 'visible')
  const mayBeSilent = words.tag !== 'test' && /Chrome|Firefox/.test(navigator.userAgent)
  if (isInFront && mayBeSilent) return
  const look = { icon: '/brand/icon-192.png', lang: 'bg' }
  await registration.showNotification(title, { ...words, ...look, data: { url } })
}

// The push service has given this browser another address.
addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(subscribeAnew())
})

async function subscribeAnew() {
  const answer = await fetch('/api/push-subscriptions/key')
  if (!answer.ok) return
  const { signingKey, publicKey } = await answer.json()
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  const { endpoint, keys } = (await registration.pushManager.subscribe(options)).toJSON()
  await fetch('/api/push-subscriptions/add', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ endpoint, keys, signingKey }),
  })
}

// Of what was shown above, or by a page (src/features/notifications/browser/show-notification.ts).
addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(lead(event.notification.data?.url))
})

/** To a tab that is already there; any other may hold a text that somebody is writing. */
async function lead(url) {
  const address = new URL(url ?? '/notifications', location.origin)
  if (address.origin !== location.origin) return
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = tabs.find((tab) => tab.url === address.href)
  await (open ? open.focus() : clients.openWindow(address.href))
}
