import { followBuilds } from './new-version'

// Registered once the page has loaded; a failure is only logged.
if ('serviceWorker' in navigator) {
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}

function start() {
  register().catch((problem: unknown) => console.error('service worker', problem))
}

async function register() {
  const { serviceWorker } = navigator
  await serviceWorker.register('/service-worker.js')
  followBuilds(await serviceWorker.ready)
  const { followSaved } = await import('./offline-copies')
  followSaved()
}
