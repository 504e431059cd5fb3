import { toast } from '../support/failing-form'
import { newMember } from '../support/new-member'
import { keep, saved, services } from '../support/saved-items'
import { expect, test } from '../support/site'

test('items saved in the browser are moved to the account, with a message about the result', async ({
  browser,
  site,
  contextOptions,
}) => {
  const { page } = await newMember({ browser, site, contextOptions })
  await page.goto('/favorites')
  const [one, two] = await services(page, 2)
  await page.request.post('/api/favorites/toggle', {
    data: { itemType: 'services', itemId: one!.id },
    headers: { Origin: site.url },
  })
  const gone = { ...two!, id: '00000000-0000-4000-8000-000000000000' }
  await keep(page, [one!, two!, gone])
  await expect(page.getByText('Имате 3 запазени в този браузър.')).toBeVisible()
  await page.getByRole('button', { name: 'Прехвърлете ги' }).click()
  await expect(toast(page)).toContainText('Прехвърлени: 1. Вече бяха в профила Ви: 1. Вече не са налични: 1.')
  await expect(page.getByText('в този браузър')).toHaveCount(0)
  await expect(saved(page)).toHaveCount(2)
  expect(await page.evaluate(() => localStorage.getItem('balgari_favorites'))).toBeNull()
  await page.context().close()
})

test('no empty list is shown between the transfer and its result', async ({
  browser,
  site,
  contextOptions,
}) => {
  const { page } = await newMember({ browser, site, contextOptions })
  await page.goto('/favorites')
  await keep(page, await services(page, 1))
  await expect(page.getByText('Имате 1 запазено в този браузър.')).toBeVisible()
  const shown = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const look = () => {
          const { textContent } = document.querySelector('main')!
          if (textContent.includes('Още нямате запазени')) resolve('empty')
          else if (document.querySelector('ul[aria-label="Запазени"]')) resolve('list')
        }
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
      }),
  )
  await page.getByRole('button', { name: 'Прехвърлете ги' }).click()
  expect(await shown).toBe('list')
  await page.context().close()
})

test('signing in announces that there are saved items in the browser', async ({
  page,
  browser,
  site,
  contextOptions,
}) => {
  const member = await newMember({ browser, site, contextOptions })
  await member.page.context().close()
  await page.goto('/auth')
  await keep(page, await services(page, 1))
  await page.getByLabel('Имейл').fill(member.email)
  await page.getByLabel('Парола', { exact: true }).fill(member.password)
  await page.locator('main').getByRole('button', { name: 'Вход' }).click()
  await expect(toast(page)).toContainText('Имате 1 запазено в този браузър.')
})
