import path from 'node:path'
import { runningPostmaster } from '../../../src/database/embedded/postmaster-file'
import { commentOf, goLive, openTopic, writer } from '../forum/topic-support'
import { expect, test } from '../support/site'

test('a conversation goes on after PostgreSQL was restarted under it: nothing lost, nothing twice', async ({
  browser,
  site,
  contextOptions,
}) => {
  const ani = await writer({ browser, site, contextOptions, fullName: 'Ани Петрова' })
  const boris = await writer({ browser, site, contextOptions, fullName: 'Борис Колев' })
  const topic = await openTopic({ request: ani.page.request })
  await goLive(ani.page, topic.address)
  await goLive(boris.page, topic.address)
  const say = async ({ page }: typeof ani, text: string) => {
    await page.getByLabel('Вашият коментар').fill(text)
    await page.getByRole('button', { name: 'Публикувайте', exact: true }).click()
  }

  await say(ani, 'Преди прекъсването')
  await expect(commentOf(boris.page, 'Преди прекъсването')).toHaveCount(1)

  // The site starts it again.
  process.kill(runningPostmaster(path.join(site.dataDir, 'postgres'))!.pid, 'SIGKILL')
  await say(boris, 'По време на прекъсването')
  await expect(commentOf(ani.page, 'По време на прекъсването')).toHaveCount(1, { timeout: 60_000 })

  await say(ani, 'След прекъсването')
  await expect(commentOf(boris.page, 'След прекъсването')).toHaveCount(1)
  for (const { page } of [ani, boris])
    await expect(page.locator('.comment')).toHaveText([/Преди/, /По време/, /След/])
  const { total } = await (await ani.page.request.get(`/api/forum-topics/${topic.id}/comments`)).json()
  expect(total).toBe(3)
})
