import type { Page } from '@playwright/test'

/** Everything a page does wrong without showing it: requests to others, console errors, failed answers. */
export function watch(page: Page, own: string) {
  const problems: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== own) problems.push(`чужда заявка: ${request.url()}`)
  })
  page.on('console', (message) => message.type() === 'error' && problems.push(`конзола: ${message.text()}`))
  page.on('pageerror', (error) => problems.push(`грешка: ${error.message}`))
  page.on(
    'response',
    (response) => response.status() >= 500 && problems.push(`${response.status()}: ${response.url()}`),
  )
  return problems
}
