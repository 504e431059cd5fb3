import type { Page, WebSocket } from '@playwright/test'

/** Opens a page and waits until it hears of changes: its socket is opened when the browser is idle. */
export async function openLive(page: Page, address: string): Promise<WebSocket> {
  const listening = page
    .waitForEvent('websocket', (socket) => socket.url().includes('/realtime/'))
    .then(async (socket) => {
      await socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('missed'))
      return socket
    })
  await page.goto(address)
  return listening
}
