// Pages come from the network, always. Without one a visitor reads copies of what they saved (made by the page itself,
// src/features/shell/offline/) or why nothing can be opened. No file of the site is kept for pages of the network, so
// nothing of an old build can ever be part of a page of a new one.

// The server writes `self.BUILD = …` before this line (src/server/cache/static-files.ts): each build has another worker.
const build = self.BUILD ?? 'dev'
const SHELL = 'offline'
const COPIES = 'copies'
const PAGE = '/offline'

const keepPage = () => caches.open(SHELL).then((cache) => cache.add(new Request(PAGE, { cache: 'reload' })))
const copyOf = (path) => caches.match(path, { cacheName: COPIES })

addEventListener('install', (event) => {
  skipWaiting()
  event.waitUntil(keepPage())
})

addEventListener('activate', (event) => event.waitUntil(takeOver()))

async function takeOver() {
  // Of another build. Pages make new copies once this worker is theirs.
  await caches.delete(COPIES)
  // The browser asks for the page while this worker is still waking up.
  await registration.navigationPreload?.enable()
  await clients.claim()
  for (const page of await clients.matchAll({ type: 'window' })) page.postMessage({ build })
}

// A page asks which build there is now.
addEventListener('message', ({ data, source }) => {
  if (data === 'build') source.postMessage({ build })
})

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (pathname.startsWith(`${PAGE}/`)) event.respondWith(fileOfCopy(pathname))
  else if (request.mode === 'navigate' && !pathname.startsWith('/api')) event.respondWith(open(event, pathname))
})

const fileOfCopy = async (path) => (await copyOf(path)) ?? Response.error()

async function open({ request, preloadResponse }, path) {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch (problem) {
    const instead = (await copyOf(path)) ?? (await copyOf(PAGE)) ?? (await caches.match(PAGE, { cacheName: SHELL }))
    if (instead) return instead
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
