import type { Page } from '@playwright/test'
import { layoutShift } from '../forum/topic-support'
import { expect, test } from '../support/site'
import { inTopic, someWriters, underPost, write } from '../support/talk'

/** Requests hang until they are let through, and their answers never arrive. */
async function hang(page: Page, calls: string) {
  let letThrough = () => {}
  const isOpen = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route(calls, async (route) => {
    await isOpen
    await route.fetch()
  })
  return letThrough
}

for (const [where, begin] of [
  ['a topic', inTopic],
  ['a post', underPost],
] as const) {
  test(`three members under ${where} see everything once and in one order, also who was cut off meanwhile @phone`, async ({
    browser,
    site,
    contextOptions,
  }) => {
    const given = { browser, site, contextOptions }
    const [ani, boris, vera] = await someWriters(given, ['Ани Петрова', 'Борис Колев', 'Вера Илиева'])
    const pages = [ani!, boris!, vera!].map(({ page }) => page)
    const talk = await begin(ani!)
    await Promise.all(pages.map(talk.open))
    const everybodySees = async (count: number) => {
      await expect.poll(async () => (await talk.stored(ani!.page)).length).toBe(count)
      const order = await talk.stored(ani!.page)
      for (const page of pages) await expect(talk.comments(page)).toHaveText(order)
    }

    await test.step('one after the other, and all at once', async () => {
      const watching = [boris!.page, vera!.page]
      const before = await Promise.all(watching.map(layoutShift))
      await write(talk, ani!.page, 'Кой е за събота')
      for (const page of watching) await expect(talk.comments(page)).toHaveText(['Кой е за събота'])
      for (const [place, page] of watching.entries())
        expect((await layoutShift(page)) - before[place]!).toBeLessThanOrEqual(0.02)
      await Promise.all(pages.map((page, place) => write(talk, page, `Заедно ${place}`)))
      await everybodySees(4)
    })

    await test.step('no connection', async () => {
      await vera!.page.context().setOffline(true)
      await write(talk, vera!.page, 'Пиша от тунела')
      await expect(talk.shown(vera!.page, 'Пиша от тунела')).toBeVisible()
      await write(talk, boris!.page, 'Вера, къде си')
      await expect(talk.comments(ani!.page)).toHaveCount(5)
      await vera!.page.context().setOffline(false)
      await everybodySees(6)
      await expect(vera!.page.getByText(/Изпраща се…|Чака връзка/)).toHaveCount(0)
    })

    await Promise.all(pages.map((page) => page.context().close()))
  })
}

test('an answer that never comes leaves the comment there once, and what is written after it', async ({
  browser,
  site,
  contextOptions,
}) => {
  const [vera] = await someWriters({ browser, site, contextOptions }, ['Вера Илиева'])
  const { page } = vera!
  const talk = await inTopic(vera!)
  await talk.open(page)
  const letThrough = await hang(page, talk.calls)
  await write(talk, page, 'Отговорът се губи')
  await expect(page.getByText('Изпраща се…')).toBeVisible()
  letThrough()
  await expect.poll(() => talk.stored(page)).toEqual(['Отговорът се губи'])
  await page.unroute(talk.calls)
  await write(talk, page, 'Следващият')
  const all = ['Отговорът се губи', 'Следващият']
  await expect(talk.comments(page)).toHaveText(all, { timeout: 60_000 })
  await expect(page.getByText('Изпраща се…')).toHaveCount(0)
  expect(await talk.stored(page)).toEqual(all)
  await page.context().close()
})
