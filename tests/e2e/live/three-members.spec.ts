import type { Page } from '@playwright/test'
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
      await write(talk, ani!.page, 'Кой е за събота')
      await expect(talk.comments(vera!.page)).toHaveText(['Кой е за събота'])
      await Promise.all(pages.map((page, place) => write(talk, page, `Заедно ${place}`)))
      await everybodySees(4)
    })

    await test.step('an answer that never comes', async () => {
      const letThrough = await hang(vera!.page, talk.calls)
      await write(talk, vera!.page, 'Отговорът се губи')
      await expect(vera!.page.getByText('Изпраща се…')).toBeVisible()
      letThrough()
      await everybodySees(5)
      await expect(talk.shown(vera!.page, 'Отговорът се губи')).toHaveCount(1)
    })

    await test.step('then no connection at all', async () => {
      await vera!.page.context().setOffline(true)
      await write(talk, vera!.page, 'Пиша от тунела')
      await expect(talk.shown(vera!.page, 'Пиша от тунела')).toBeVisible()
      await write(talk, boris!.page, 'Вера, къде си')
      await expect(talk.comments(ani!.page)).toHaveCount(6)
      await vera!.page.unroute(talk.calls)
      await vera!.page.context().setOffline(false)
      await everybodySees(7)
      await expect(vera!.page.getByText(/Изпраща се…|Чака връзка/)).toHaveCount(0)
    })

    await Promise.all(pages.map((page) => page.context().close()))
  })
}
