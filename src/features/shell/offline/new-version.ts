import { newVersionTexts as texts } from '#texts/shell/offline'
import { toast } from '../../../ui/overlays/toast-store'

const SECONDS = 30

/**
 * Says once that the site has another build than this page. It never loads by itself: somebody may be writing.
 * When asked to, forms keep what is typed or ask first.
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

  const ask = async () => {
    await registration.update()
    // A new worker speaks for itself when it takes over; until then the old one knows no better.
    if (!registration.installing && !registration.waiting) registration.active?.postMessage('build')
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void ask().catch(() => undefined)
  })
}
