import { expect, test } from '../support/site'
import { commentOf, goLive, openTopic, writer } from './topic-support'

const text = 'Превозвам багаж от София до Мюнхен всяка събота.'

test('the same text twice stays with its writer, with the reason @phone', async ({
  browser,
  site,
  contextOptions,
}) => {
  const { page } = await writer({ browser, site, contextOptions, fullName: 'Превоз Багажов' })
  const topic = await openTopic({ request: page.request, title: 'Как да пратя куфар?' })
  await goLive(page, topic.address)
  const say = async (content: string) => {
    await page.getByLabel('Вашият коментар').fill(content)
    await page.getByRole('button', { name: 'Публикувайте' }).click()
  }
  await say(text)
  await expect(commentOf(page, text)).toHaveCount(1)

  await say(`${text}!!`)
  const refusal = page.getByRole('alert').filter({ hasText: 'Вече публикувахте този текст днес.' })
  await expect(refusal).toContainText(`${text}!!`)
  await expect(commentOf(page, text)).toHaveCount(1)

  await refusal.getByRole('button', { name: 'Откажете' }).click()
  const links = 'https://primer.bg/1 https://primer.bg/2 https://primer.bg/3'
  await say(links)
  await expect(page.getByRole('alert').filter({ hasText: links })).toContainText('до 2 връзки')
})
