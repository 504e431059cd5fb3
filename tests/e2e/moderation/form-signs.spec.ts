import type { Page } from '@playwright/test'
import { toast } from '../support/failing-form'
import { box, card, openComposer, unique } from '../support/feed'
import { newMember } from '../support/new-member'
import { expect, test } from '../support/site'
import { isStored } from '../support/stored-drafts'

test('what a program filled in waits, and it opens no account', async ({
  browser,
  site,
  contextOptions,
  page: visitor,
}) => {
  const { page } = await newMember({ browser, site, contextOptions, city: 'Бон' })
  const text = unique('Къде се сменя шофьорска книжка?')
  await page.goto('/feed')
  await openComposer(page)
  await box(page).fill(text)
  await trapOf(page).fill('https://example.com')
  await page.getByRole('button', { name: 'Публикувайте' }).click()
  const held = 'Ще се покаже, щом я прегледаме.'
  await expect(toast(page)).toContainText(held)
  await expect(card(page, text)).toContainText(held)

  await visitor.goto('/auth?mode=register')
  const email = `programa-${crypto.randomUUID()}@example.org`
  await visitor.getByLabel('Име и фамилия').fill('Иван Петров')
  await visitor.getByLabel('Имейл').fill(email)
  await visitor.getByLabel('Парола', { exact: true }).fill('парола-на-иван')
  await trapOf(visitor).fill('https://example.com')
  await visitor.getByRole('button', { name: 'Създайте профил' }).click()
  await expect(visitor.getByRole('alert').first()).toContainText('Презаредете страницата')
  await visitor.reload()
  await expect(trapOf(visitor)).toHaveValue('')
})

test('a form that was filled in at once says so, not one that took time or went on with a draft', async ({
  browser,
  site,
  contextOptions,
}) => {
  const { page } = await newMember({ browser, site, contextOptions, city: 'Бон' })
  const now = Date.now()
  await page.clock.setFixedTime(now)
  const publish = async () => {
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/api/posts'),
    )
    await page.getByRole('button', { name: 'Публикувайте' }).click()
    const { formSigns } = (await sent).postDataJSON() as { formSigns: string }
    await expect(page.getByRole('form', { name: 'Нова публикация' })).toBeHidden()
    return formSigns
  }
  const write = async (text: string) => {
    await openComposer(page)
    await box(page).fill(unique(text))
  }
  await page.goto('/feed')
  await write('Къде има басейн?')
  expect(await publish()).toBe('haste')

  await write('Къде има фитнес?')
  await page.clock.setFixedTime(now + 3_000)
  expect(await publish()).toBe('')

  await write('Къде има тенис?')
  await expect.poll(() => isStored(page, 'Къде има тенис?')).toBe(true)
  await page.reload()
  await openComposer(page)
  await page.getByRole('button', { name: 'Продължете' }).click()
  expect(await publish()).toBe('')
})

/** Not reached by name or key. */
const trapOf = (page: Page) => page.locator('input[name=homepage]')
