import type { Page } from '@playwright/test'
import { browserStorage } from '#domain/legal/browser-storage'
import { expect, test } from '../support/site'

const sections = {
  gdpr: 'Защита на личните данни (GDPR)',
  cookies: 'Бисквитки',
  'bg-law': 'Българско право',
  'de-law': 'Немско право',
  terms: 'Общи условия',
}
const summary = (page: Page, title: string) => page.locator('summary', { hasText: title })
const openTitles = (page: Page) => page.locator('details[open] summary').allInnerTexts()

test('there are five sections, one open, which can be closed, each with its own link', async ({ page }) => {
  await page.goto('/legal')
  await expect(page.locator('summary')).toHaveText(Object.values(sections))
  expect(await openTitles(page)).toEqual([])
  await summary(page, sections.gdpr).click()
  await summary(page, sections['de-law']).click()
  expect(await openTitles(page)).toEqual([sections['de-law']])
  await summary(page, sections['de-law']).click()
  expect(await openTitles(page)).toEqual([])
  for (const [id, title] of Object.entries(sections)) {
    await page.goto('/news')
    await page.goto(`/legal#${id}`)
    await expect.poll(() => openTitles(page)).toEqual([title])
    await expect(page.locator('details[open] summary')).toBeInViewport()
  }
})

test('the cookie table lists session, preferences and analytics with their lifetimes', async ({ page }) => {
  await page.goto('/legal#cookies')
  const table = page.getByRole('table', { name: /записва сайтът/ })
  const row = (name: string) => table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
  await expect(row('Сесия')).toBeVisible()
  await expect(row('Сесия')).toContainText('за сесията')
  await expect(row('Предпочитания')).toContainText('1 година; избраното и запазеното от Вас')
  await expect(row('Аналитични')).toContainText('2 години')
  await expect(table).toContainText('В момента не записваме нищо такова.')
  expect(await table.locator('code').allInnerTexts()).toEqual(browserStorage.map(({ name }) => name))
})

for (const [path, title] of [
  ['/legal/imprint', 'Impressum'],
  ['/legal/privacy', 'Поверителност'],
  ['/legal/terms', 'Общи условия'],
] as const) {
  test(`${path} is a page of its own with ordered headings`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const ranks = await page
      .locator('main :is(h1, h2, h3, h4)')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])))
    for (const [index, rank] of ranks.entries()) expect(rank - (ranks[index - 1] ?? 0)).toBeLessThanOrEqual(1)
    await expect(page.locator('main')).not.toContainText('[')
    const pending = page.getByText('Данните на издателя предстои да бъдат попълнени.')
    await expect(pending).toHaveCount(path === '/legal/terms' ? 0 : 1)
    // Of an imprint that is not filled in only the title is left.
    if (path !== '/legal/imprint') expect(ranks.length).toBeGreaterThan(1)
  })
}

test('an editor changes the text, and the page is updated', async ({ page, as }) => {
  const admin = await as('admin')
  const answer = await admin.context().request.get('/api/globals/legal')
  const legal = (await answer.json()) as { terms: unknown }
  const changed = JSON.parse(
    JSON.stringify(legal.terms).replace('За какво е сайтът', 'За какво служи сайтът'),
  ) as unknown
  const save = (terms: unknown) =>
    admin.context().request.post('/api/globals/legal', {
      data: { terms },
      headers: { Origin: new URL(answer.url()).origin },
    })
  expect((await save(changed)).status()).toBe(200)
  await expect
    .poll(async () => (await page.request.get('/legal/terms')).text())
    .toContain('За какво служи сайтът')
  await save(legal.terms)
})

test('on paper: the text only, black on white, with all sections', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.goto('/legal')
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByText('Какво обработваме, защо и на какво основание')).toBeVisible()
  const colors = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body)
    return [color, backgroundColor]
  })
  expect(colors).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the sections open, and a link to a section opens it', async ({ page }) => {
    await page.goto('/legal#bg-law')
    expect(await openTitles(page)).toEqual([sections['bg-law']])
    await summary(page, sections.terms).click()
    expect(await openTitles(page)).toEqual([sections.terms])
    await expect(page.getByText('Формулярът работи с включен JavaScript.')).toBeVisible()
  })
})

test('the browser stores only what the table lists', async ({ as }) => {
  const page = await as('admin')
  for (const path of ['/', '/news', '/contacts', '/small-ads', '/feed', '/forum', '/favorites', '/profile']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  await page.getByRole('button', { name: 'Тъмен режим' }).click()
  await page.goto('/admin')
  await page.waitForLoadState('networkidle')
  const cookies = (await page.context().cookies()).map(({ name }) => `cookie ${name}`)
  const storage = await page.evaluate(() => [
    ...Object.keys(localStorage).map((name) => `localStorage ${name}`),
    ...Object.keys(sessionStorage).map((name) => `sessionStorage ${name}`),
  ])
  const listed = browserStorage.map(({ place, name }) => `${place} ${name}`)
  expect([...cookies, ...storage].filter((one) => !listed.includes(one as (typeof listed)[number]))).toEqual(
    [],
  )
  expect([...cookies, ...storage]).toEqual(
    expect.arrayContaining(['cookie payload-token', 'localStorage member', 'localStorage theme']),
  )
})
