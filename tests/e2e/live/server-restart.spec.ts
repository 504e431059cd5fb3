import { expect, test } from '../support/site'
import { killSiteAt, startSiteAgainAt } from '../support/sites'
import { inTopic, someWriters, write } from '../support/talk'

test('the server is killed and started again under a conversation: all is there, once, and so is what was typed', async ({
  browser,
  site,
  contextOptions,
}, { parallelIndex }) => {
  const given = { browser, site, contextOptions }
  const [ani, boris] = await someWriters(given, ['Ани Петрова', 'Борис Колев'])
  const pages = [ani!.page, boris!.page]
  const talk = await inTopic(ani!)
  await Promise.all(pages.map(talk.open))
  await write(talk, ani!.page, 'Преди рестарта')
  await expect(talk.comments(boris!.page)).toHaveText(['Преди рестарта'])

  await killSiteAt(parallelIndex)
  try {
    await write(talk, boris!.page, 'Докато сървърът го няма')
    await expect(talk.shown(boris!.page, 'Докато сървърът го няма')).toBeVisible()
    await talk.field(ani!.page).fill('Още го пиша')
    for (const page of pages)
      await expect(page.getByRole('banner').getByText('Свързваме се отново')).toBeVisible()
  } finally {
    await startSiteAgainAt(parallelIndex)
  }
  await expect(talk.comments(ani!.page)).toHaveText(['Преди рестарта', 'Докато сървърът го няма'], {
    timeout: 60_000,
  })
  await expect(talk.field(ani!.page)).toHaveValue('Още го пиша')
  await talk.button(ani!.page).click()
  const all = ['Преди рестарта', 'Докато сървърът го няма', 'Още го пиша']
  for (const page of pages) {
    await expect(talk.comments(page)).toHaveText(all)
    await expect(page.getByRole('banner').getByRole('status')).toBeEmpty()
  }
  expect(await talk.stored(ani!.page)).toEqual(all)
  await Promise.all(pages.map((page) => page.context().close()))
})
