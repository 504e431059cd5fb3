import type { Page } from '@playwright/test'
import { expect } from './site'

/** The worker has taken over this page. */
export const untilControlled = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)

/** Paths of what stays on the device, by cache. */
export const keptOnDevice = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const pathsIn = async (name: string) =>
      (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
    const names = await caches.keys()
    return Object.fromEntries(
      await Promise.all(names.map(async (name) => [name, await pathsIn(name)] as const)),
    )
  })

/** Pages alone, without the files that they need. */
export const copiesIn = async (page: Page) =>
  ((await keptOnDevice(page)).copies ?? []).filter((path) => !path.startsWith('/offline')).sort()
