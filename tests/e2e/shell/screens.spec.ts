import type { Page } from '@playwright/test'
import { newMember } from '../support/new-member'
import { firstItem, itemLists, memberScreens, publicScreens } from '../support/screens'
import { expect, test } from '../support/site'
import { tooLow } from '../support/too-low'
import { violations } from '../support/violations'
import { watch } from '../support/watch'

/** Checks a page in both themes and all widths with a single load. */
async function expectSound(page: Page, { path, own }: { path: string; own: string }) {
  const problems = watch(page, own)
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('lang', 'bg')
  await expect(page.locator('h1')).toHaveCount(1)
  await page.waitForLoadState('networkidle')
  expect(await layoutShift(page), `${path}: разместване`).toBeLessThanOrEqual(shiftMost(path))
  await expectOpen(page, path)
  await expectTouchable(page, path)
  expect(problems.filter((problem) => !/404|410/.test(problem))).toEqual([])
}

async function expectAccessible(page: Page, name: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    // The other theme differs in colours only.
    const rules = colorScheme === 'dark' ? ['color-contrast'] : undefined
    expect(await violations(page, { rules }), `${name}, ${colorScheme}`).toEqual([])
  }
}

const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver(() => undefined)
        observer.observe({ type: 'layout-shift', buffered: true })
        // Buffered entries arrive in the next task.
        setTimeout(() => {
          const entries = observer.takeRecords() as unknown as { value: number }[]
          resolve(entries.reduce((sum, { value }) => sum + value, 0))
        }, 0)
      }),
  )

/** Elsewhere a small shift is allowed while fonts load. */
const shiftMost = (path: string) => (path === '/' || path === '/news' ? 0.001 : 0.02)

/** The smallest phone, and 1280 × 900 at 200 % zoom. */
const narrow = [
  { width: 320, height: 700 },
  { width: 640, height: 450 },
]

async function expectNarrow(page: Page, name: string) {
  for (const size of narrow) {
    await page.setViewportSize(size)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, `${name}: хоризонтално плъзгане на ${size.width} px`).toBeLessThanOrEqual(0)
  }
}

async function expectTouchable(page: Page, name: string) {
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await tooLow(page), `${name}: всичко за натискане е поне 44 px`).toEqual([])
}

for (const path of publicScreens) {
  test(`${path}: accessible, without foreign requests, errors, layout shift and sideways scrolling`, async ({
    page,
    site,
  }) => {
    await expectSound(page, { path, own: site.url })
  })
}

for (const list of itemLists) {
  test(`${list}/{slug}: accessible, without foreign requests and layout shift`, async ({
    page,
    request,
    site,
  }) => {
    const path = firstItem(list, await (await request.get(list)).text())
    await expectSound(page, { path, own: site.url })
  })
}

test('a page that is gone: accessible, without foreign requests and layout shift', async ({
  page,
  as,
  request,
  site,
}) => {
  const path = firstItem('/services', await (await request.get('/services')).text())
  const staff = (await as('admin')).request
  const found = await staff.get(`/api/services?where[slug][equals]=${path.split('/').at(-1)}`)
  const [service] = ((await found.json()) as { docs: { id: string }[] }).docs
  const decide = (data: object) =>
    staff.patch(`/api/services/${service!.id}`, { data, headers: { Origin: site.url } })
  await decide({ approval: 'rejected', rejectionReason: 'Проверка' })
  try {
    await expect.poll(async () => (await request.get(path)).status()).toBe(410)
    await expectSound(page, { path, own: site.url })
  } finally {
    await decide({ approval: 'approved' })
  }
})

for (const path of memberScreens) {
  test(`${path} of a member: accessible, without foreign requests, layout shift and sideways scrolling`, async ({
    as,
    site,
  }) => {
    const page = await as('member')
    await expectSound(page, { path, own: site.url })
  })
}

test('a topic with its form, and the open bell', async ({ as, site }) => {
  const page = await as('member')
  const topic = firstItem('/forum', await (await page.request.get('/forum')).text())
  await expectSound(page, { path: topic, own: site.url })
  await expect(page.getByLabel('Вашият коментар')).toBeVisible()

  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Известия/ })
    .click()
  const bell = page.getByRole('dialog', { name: 'Известия' })
  await expect(bell.getByRole('link', { name: 'Всички известия' })).toBeVisible()
  await expectOpen(page, 'известия')
})

async function expectOpen(page: Page, name: string) {
  await expectAccessible(page, name)
  await expectNarrow(page, name)
}

test('open dialogs of a member: new service and report', async ({
  request,
  browser,
  site,
  contextOptions,
}) => {
  const { page } = await newMember({ browser, site, contextOptions, city: 'Дортмунд' })
  await page.goto('/services')
  await page.getByRole('button', { name: 'Добавете услуга' }).click()
  const form = page.getByRole('dialog', { name: 'Нова услуга' })
  await expect(form.getByLabel('Заглавие')).toBeVisible()
  await expectOpen(page, 'Нова услуга')

  await page.goto(firstItem('/services', await (await request.get('/services')).text()))
  await page.getByRole('button', { name: 'Подайте доклад', exact: true }).click()
  const report = page.getByRole('dialog', { name: 'Доклад за нередност' })
  await expect(report.getByRole('radio').first()).toBeVisible()
  await expectOpen(page, 'Доклад за нередност')
  await page.context().close()
})

test('the open search on the home page', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('combobox', { name: 'Търсене в платформата' }).fill('zabolekar')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await expectOpen(page, 'търсене')
})

test.describe('before the choice of cookies', () => {
  test.use({ hasChosenCookies: false })

  test('the cookie question and its settings', async ({ page }) => {
    await page.goto('/')
    const question = page.getByRole('dialog', { name: 'Бисквитки и поверителност' })
    await expect(question).toBeVisible()
    await expectOpen(page, 'бисквитки')
    await question.getByRole('button', { name: 'Настройки' }).click()
    await expect(question.getByRole('switch').first()).toBeVisible()
    await expectOpen(page, 'настройки на бисквитките')
  })
})
