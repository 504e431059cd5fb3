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

// Of a notification that the site showed (src/features/notifications/browser/show-notification.ts).
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
