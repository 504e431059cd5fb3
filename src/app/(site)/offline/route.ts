import { offlinePage } from '../../../features/shell/offline/offline-page'

export const GET = () =>
  new Response(offlinePage(), {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'X-Robots-Tag': 'noindex' },
  })
