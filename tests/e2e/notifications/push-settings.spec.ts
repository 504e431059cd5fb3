import type { BrowserContextOptions, Page } from '@playwright/test'
import { openPushService } from '#support/push-service'
import { toast } from '../support/failing-form'
import { newMember } from '../support/new-member'
import { give, type Service, turnOn, workerOf } from '../support/push-phone'
import { expect, test } from '../support/site'

const placesOf = (page: Page, kind: string) => page.getByRole('group', { name: kind }).getByRole('checkbox')
const phoneOf = (page: Page, kind: string) =>
  page.getByRole('group', { name: kind }).getByRole('checkbox', { name: 'Телефон' })

test.describe('what is shown', () => {
  let service: Service
  test.beforeAll(async () => {
    service = await openPushService()
  })
  test.afterAll(() => service.close())

  test('leads to its page when pressed, in a tab that is open there or a new one, and moves to a new address', async ({
    browser,
    site,
    contextOptions,
  }) => {
    const given = { browser, site, contextOptions: { ...contextOptions, serviceWorkers: 'allow' as const } }
    const { page } = await newMember(given)
    const phone = service.newBrowser()
    await give(page, phone)
    await turnOn(page)
    const worker = await workerOf(page)
    const press = (url: string) => worker.press({ url })
    expect(await press('/events?city=berlin')).toEqual({
      opened: [`${site.url}/events?city=berlin`],
      focused: [],
    })
    expect(await press('/profile/notifications')).toEqual({
      opened: [],
      focused: [`${site.url}/profile/notifications`],
    })
    expect(await worker.press(null)).toEqual({ opened: [`${site.url}/notifications`], focused: [] })
    expect(await press('https://example.org/')).toEqual({ opened: [], focused: [] })

    const moved = service.newBrowser()
    await worker.move(moved)
    await page.getByRole('button', { name: 'Пробно известие' }).click()
    await expect.poll(() => moved.told().map(({ tag }) => tag)).toEqual(['test'])
  })
})

test('switches are offered only where they do something; security is always on', async ({
  browser,
  site,
  contextOptions,
}) => {
  const { page } = await newMember({ browser, site, contextOptions })
  await page.goto('/profile/notifications')
  const likes = placesOf(page, 'Харесвания')
  await expect(likes).toHaveCount(2)
  await likes.first().uncheck()
  await expect(phoneOf(page, 'Харесвания')).toHaveCount(0)
  await expect(page.getByText(/^Запазено в/)).toBeVisible()
  await page.reload()
  await expect(likes).toHaveCount(1)
  await likes.first().check()
  await expect(phoneOf(page, 'Харесвания')).not.toBeChecked()

  const security = placesOf(page, 'Сигурност')
  await expect(security).toHaveCount(1)
  await expect(security).toBeChecked()
  await expect(security).toBeDisabled()
})

test('an iPad that calls itself a Macintosh is told to install the site, a Macintosh is not', async ({
  browser,
  site,
  contextOptions,
}) => {
  const userAgent =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15'
  const screens: [BrowserContextOptions, number, string][] = [
    [{ hasTouch: true }, 5, 'На iPhone и iPad известията идват след инсталиране'],
    [{}, 0, 'Този браузър не показва известия'],
  ]
  for (const [options, maxTouchPoints, words] of screens) {
    const { page } = await newMember({
      browser,
      site,
      contextOptions: { ...contextOptions, ...options, userAgent },
    })
    await page.addInitScript((touches) => {
      Reflect.deleteProperty(window, 'Notification')
      Object.defineProperty(navigator, 'maxTouchPoints', { value: touches })
    }, maxTouchPoints)
    await page.goto('/profile/notifications')
    await expect(page.getByText(words)).toBeVisible()
  }
})

test('a browser that fails to ask says so, and is asked again', async ({ browser, site, contextOptions }) => {
  const { page } = await newMember({ browser, site, contextOptions })
  await page.addInitScript(() => {
    Object.defineProperties(Notification, {
      permission: { get: () => 'default' },
      requestPermission: { value: () => Promise.reject(new Error('no')) },
    })
  })
  await page.goto('/profile/notifications')
  const ask = page.getByRole('button', { name: 'Включете известията' })
  await ask.click()
  await expect(toast(page)).toContainText('Неуспешно включване на известията')
  await expect(ask).toBeEnabled()
  await expect(ask).not.toHaveAttribute('aria-busy', 'true')
})
