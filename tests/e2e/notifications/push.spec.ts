import type { CDPSession } from '@playwright/test'
import { endOfQuiet } from '#domain/notifications/quiet-hours'
import { openPushService } from '#support/push-service'
import { commentPost, writePost } from '../support/conversation'
import { toast } from '../support/failing-form'
import { newMember } from '../support/new-member'
import { give, type Service, turnOn, workerOf } from '../support/push-phone'
import { expect, test } from '../support/site'

async function registrationIn(devtools: CDPSession): Promise<string> {
  const known = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId)
    }),
  )
  await devtools.send('ServiceWorker.enable')
  return known
}

test.describe('push', () => {
  let service: Service
  test.beforeAll(async () => {
    service = await openPushService()
  })
  test.afterAll(() => service.close())

  test(
    'a phone is told while the site is closed, of what its member chose, and leads to the very comment',
    { tag: '@phone' },
    async ({ browser, site, contextOptions }) => {
      const given = { browser, site, contextOptions: { ...contextOptions, serviceWorkers: 'allow' as const } }
      const { page } = await newMember(given)
      const { page: ani } = await newMember({ ...given, fullName: 'Ани Петрова', city: 'Бон' })
      const phone = service.newBrowser()
      await give(page, phone)
      const post = await writePost(page, 'Търся учител')
      await turnOn(page)
      await page.getByRole('switch', { name: 'Тихи часове' }).uncheck()
      await expect(page.getByText(/^Запазено в \d\d:\d\d ч\.$/)).toBeVisible()

      await page.getByRole('button', { name: 'Пробно известие' }).click()
      await expect(page.getByText('Изпратихме пробно известие.', { exact: true })).toBeVisible()
      await expect.poll(() => phone.told().map(({ tag }) => tag)).toEqual(['test'])
      await commentPost(ani, post, 'Имам една учителка.')
      await expect.poll(() => phone.told().length).toBe(2)
      const message = phone.told()[1]!

      const { shown, press } = await workerOf(page)
      const devtools = await page.context().newCDPSession(page)
      const registrationId = await registrationIn(devtools)
      const deliver = (data: object) =>
        devtools.send('ServiceWorker.deliverPushMessage', {
          origin: site.url,
          registrationId,
          data: JSON.stringify(data),
        })
      // In front, the page itself says so: only the trial is shown there.
      await deliver(message)
      await deliver(phone.told()[0]!)
      await expect.poll(async () => (await shown()).map(({ tag }) => tag)).toEqual(['test'])
      await page.goto('about:blank')
      await deliver(message)
      await expect.poll(async () => (await shown()).length).toBe(2)
      const told = (await shown())[1]!
      expect([told.title, told.body]).toEqual(['Нов коментар', message.body])
      expect(told.body).toContain('Ани Петрова')
      const { opened } = await press(told.data)
      expect(opened).toHaveLength(1)
      await page.goto(opened[0]!)
      await expect(page.locator('main')).toContainText('Имам една учителка.')

      await page.goto('/profile/notifications')
      const comments = page.getByRole('group', { name: 'Коментар под моя публикация' })
      await comments.getByRole('checkbox', { name: 'Телефон' }).uncheck()
      await expect(page.getByText(/^Запазено в/)).toBeVisible()
      await commentPost(ani, post, 'И още една.')
      await page.reload()
      await expect(comments.getByRole('checkbox', { name: 'Телефон' })).not.toBeChecked()
      await page.getByRole('button', { name: 'Пробно известие' }).click()
      await expect.poll(() => phone.told().length).toBe(3)
      expect(phone.told()[2]).toMatchObject({ tag: 'test' })
    },
  )

  test('a phone is silent in quiet hours, and one that is gone is forgotten', async ({
    browser,
    site,
    contextOptions,
  }) => {
    const given = { browser, site, contextOptions: { ...contextOptions, serviceWorkers: 'allow' as const } }
    const { page } = await newMember(given)
    const { page: ani } = await newMember(given)
    const phone = service.newBrowser()
    await give(page, phone)
    const post = await writePost(page, 'Кой пече баница?')
    await turnOn(page)
    const longest = { quietHours: true, quietFrom: '18', quietUntil: '10', quietWeekends: true } as const
    const choose = async (label: string, hour: string) => {
      const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
      await page.getByLabel(label, { exact: true }).selectOption(hour)
      expect((await saved).status()).toBe(200)
    }
    await choose('От', longest.quietFrom)
    await choose('До', longest.quietUntil)
    await page.reload()
    await expect(page.getByLabel('До', { exact: true })).toHaveValue(longest.quietUntil)

    await commentPost(ani, post, 'Аз, всяка неделя.')
    await expect(page.getByRole('button', { name: 'Известия, 1 непрочетено' })).toBeVisible()
    const press = page.getByRole('button', { name: 'Пробно известие' })
    await press.click()
    await expect.poll(() => phone.told().map(({ tag }) => tag)).toContain('test')
    expect(phone.told()).toHaveLength(endOfQuiet(longest, new Date()) ? 1 : 2)

    service.answer(410)
    await expect(async () => {
      await press.click()
      await expect(toast(page)).toContainText('Няма устройство', { timeout: 500 })
    }).toPass()
    service.answer(201)
    const before = phone.told().length
    await page.getByRole('button', { name: 'Включете известията' }).click()
    await press.click()
    await expect.poll(() => phone.told().length).toBe(before + 1)
  })

  test('a choice that cannot be saved goes back and says why', async ({ browser, site, contextOptions }) => {
    const { page } = await newMember({ browser, site, contextOptions })
    await page.goto('/profile/notifications')
    await page.route('**/api/users/*', (route) => route.abort())
    const likes = page.getByRole('group', { name: 'Харесвания' }).getByRole('checkbox', { name: 'Сайт' })
    await likes.click()
    await expect(toast(page)).toContainText('Неуспешно запазване на настройката.')
    await expect(likes).toBeChecked()
    await page.getByRole('switch', { name: 'Тихи часове' }).click()
    await expect(page.getByRole('switch', { name: 'Тихи часове' })).toBeChecked()
  })
})
