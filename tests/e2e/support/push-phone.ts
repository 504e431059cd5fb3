import type { Page } from '@playwright/test'
import type { openPushService } from '#support/push-service'
import { expect } from './site'

export type Service = Awaited<ReturnType<typeof openPushService>>
type Browser = ReturnType<Service['newBrowser']>
type Shown = { title: string; body: string; tag: string; data: { url: string } }
type Scope = { shown: Shown[]; registration: { showNotification: unknown } }
type Pressed = { opened: string[]; focused: string[] }

/** Chromium under test has no push service and shows no notifications. */
export async function give(page: Page, { endpoint, keys }: Pick<Browser, 'endpoint' | 'keys'>) {
  await page.addInitScript(
    (given) => {
      const permission = () => localStorage.getItem('permission') ?? 'default'
      const requestPermission = () => {
        localStorage.setItem('permission', 'granted')
        return Promise.resolve('granted')
      }
      Object.defineProperties(Notification, {
        permission: { get: permission },
        requestPermission: { value: requestPermission },
      })
      const subscription = {
        ...given,
        options: {},
        toJSON: () => given,
        unsubscribe: () => Promise.resolve(true),
      }
      let isOn = false
      PushManager.prototype.getSubscription = () =>
        Promise.resolve((isOn ? subscription : null) as unknown as PushSubscription)
      PushManager.prototype.subscribe = () => {
        isOn = true
        return Promise.resolve(subscription as unknown as PushSubscription)
      }
    },
    { endpoint, keys },
  )
}

export async function turnOn(page: Page) {
  await page.goto('/profile/notifications')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.getByRole('button', { name: 'Включете известията' }).click()
  await expect(page.getByText('Известията на това устройство са включени')).toBeVisible()
}

/** The service worker, and what it does where the browser under test would do nothing. */
export async function workerOf(page: Page) {
  const context = page.context()
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await worker.evaluate(() => {
    const scope = self as unknown as Scope
    scope.shown = []
    scope.registration.showNotification = (title: string, options: Omit<Shown, 'title'>) =>
      scope.shown.push({ title, ...options })
  })
  return {
    shown: () => worker.evaluate(() => (self as unknown as Scope).shown),
    press: (data: { url: string } | null) => worker.evaluate(press, data),
    /** The push service gives this browser another address. */
    move: ({ endpoint, keys }: Pick<Browser, 'endpoint' | 'keys'>) =>
      worker.evaluate(move, { endpoint, keys }),
  }
}

async function press(data: { url: string } | null): Promise<Pressed> {
  const pressed: Pressed = { opened: [], focused: [] }
  const scope = self as unknown as { clients: object; WindowClient: { prototype: object } }
  Object.assign(scope.clients, {
    openWindow: (url: string) => Promise.resolve(pressed.opened.push(url)),
  })
  Object.assign(scope.WindowClient.prototype, {
    focus(this: { url: string }) {
      return Promise.resolve(pressed.focused.push(this.url))
    },
  })
  let work: Promise<unknown> | undefined
  let isClosed = false
  const event = Object.assign(new Event('notificationclick'), {
    notification: { data, close: () => (isClosed = true) },
    waitUntil: (given: Promise<unknown>) => (work = given),
  })
  dispatchEvent(event)
  await work
  if (!isClosed) throw new Error('the notification stays')
  return pressed
}

async function move(given: Pick<Browser, 'endpoint' | 'keys'>): Promise<void> {
  PushManager.prototype.subscribe = () =>
    Promise.resolve({ toJSON: () => given } as unknown as PushSubscription)
  let work: Promise<unknown> | undefined
  const waitUntil = (promise: Promise<unknown>) => (work = promise)
  dispatchEvent(Object.assign(new Event('pushsubscriptionchange'), { waitUntil }))
  await work
}
