import { newVersionTexts as texts } from '#texts/shell/offline'
import { toast } from '../../../ui/overlays/toast-store'

const SECONDS = 30

/**
 * Says once that the site has another build than this page. It never loads by itself: somebody may be writing, and a
 * form that loses nothing by it asks first (`src/features/drafts`).
 */
export function followBuilds(registration: ServiceWorkerRegistration) {
  const { build } = document.documentElement.dataset
  let told = build

  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ build?: string } | null>) => {
    const present = data?.build
    if (!present || present === build || present === told) return
    told = present
    const action = { label: texts.reload, run: () => location.reload() }
    toast({ tone: 'ok', title: texts.title, text: texts.text, seconds: SECONDS, action })
  })

  const ask = () => registration.active?.postMessage('build')
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return
    ask()
    // Another build has another worker, which tells every page by itself.
    registration.update().catch(() => undefined)
  })
  // The browser has looked for another worker when it opened the page.
  ask()
}
