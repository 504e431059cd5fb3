import type { Page } from '@playwright/test'

/** Collects requests to other sites, console errors and failed responses. */
export function watch(page: Page, own: string, { badFrom = 500 } = {}) {
  const problems: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== own) problems.push(`чужда заявка: ${request.url()}`)
  })
  page.on(
    'console',
    (message) =>
      message.type() === 'error' && problems.push(`конзола: ${message.text()} ${message.location().url}`),
  )
  page.on('pageerror', (error) => problems.push(`грешка: ${error.message}`))
  page.on(
    'response',
    (response) => response.status() >= badFrom && problems.push(`${response.status()}: ${response.url()}`),
  )
  return problems
}
