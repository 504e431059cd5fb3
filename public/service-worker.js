// One thing only: whoever opens a page without a network reads why, instead of the browser's own error. No page and
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
