import { expect, test } from '../support/site'
import { isStored } from '../support/stored-drafts'
import { inTopic, someWriters, underPost, write } from '../support/talk'

test('two tabs of one member show the same: comments once, likes, and each its own draft', async ({
  browser,
  site,
  contextOptions,
}) => {
  const [ani, boris] = await someWriters({ browser, site, contextOptions }, ['Ани Петрова', 'Борис Колев'])
  const tabs = [ani!.page, await ani!.page.context().newPage()] as const
  for (const begin of [inTopic, underPost]) {
    const talk = await begin(boris!)
    for (const tab of tabs) await talk.open(tab)
    await talk.field(tabs[1]).fill('Пиша в другия раздел')
    await expect.poll(() => isStored(tabs[1], 'Пиша в другия раздел')).toBe(true)
    await write(talk, tabs[0], 'Само веднъж')
    for (const tab of tabs) await expect(talk.comments(tab)).toHaveText(['Само веднъж'])
    await expect(talk.field(tabs[1])).toHaveValue('Пиша в другия раздел')
    expect(await isStored(tabs[1], 'Пиша в другия раздел')).toBe(true)

    await talk.like(tabs[0]).click()
    for (const tab of tabs) await expect(talk.like(tab)).toHaveAccessibleName('Харесва ми, общо 1')
    await expect(talk.like(tabs[1])).toHaveAttribute('aria-pressed', 'true')
  }
  await Promise.all([ani!, boris!].map(({ page }) => page.context().close()))
})
