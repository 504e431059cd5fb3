import { box } from '../support/feed'
import { newMember } from '../support/new-member'
import { expect, test } from '../support/site'

const shared = new URLSearchParams({
  title: 'Кога плащат Kindergeld',
  text: 'Някой знае ли?',
  url: 'https://example.org/kindergeld',
})
const text = [...shared.values()].join('\n')

test('what a phone shares stands in the open composer, for a visitor after the sign-in, and once @phone', async ({
  page,
  browser,
  site,
  contextOptions,
}) => {
  const member = await newMember({ browser, site, contextOptions, city: 'Бон' })
  await page.goto(`/feed?${shared}`)
  await expect(page.getByText('Трябва да влезете в профила си')).toBeVisible()
  await page.getByLabel('Имейл').fill(member.email)
  await page.getByLabel('Парола', { exact: true }).fill(member.password)
  await page.getByRole('main').getByRole('button', { name: 'Вход' }).click()
  await expect(box(page)).toHaveValue(text)
  await expect(page).toHaveURL(`${site.url}/feed`)
  await expect(page.getByRole('button', { name: 'Публикувайте' })).toBeEnabled()

  await member.page.goto(`/feed?${new URLSearchParams({ text: 'а'.repeat(1200) })}`)
  await expect(box(member.page)).toHaveValue('а'.repeat(1000))
  await member.page.getByRole('button', { name: 'Отказ' }).click()
  await member.page.reload()
  await expect(box(member.page)).toHaveValue('')
  await expect(member.page.getByRole('form', { name: 'Нова публикация' })).toHaveCount(0)
  await member.page.context().close()
})
