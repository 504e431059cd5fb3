import { startWalk, type Walk } from '../support/panel-walk'
import { expect, test } from '../support/site'
import { violations } from '../support/violations'
import { watch } from '../support/watch'
import { adminTasks, staffTasks, type Task } from './tasks'

const beside = ['', '/help', '/collections/contacts', '/collections/events', '/collections/notices']
const screensOf = (tasks: Task[]) => [
  ...new Set([...beside, ...tasks.flatMap(({ screen }) => (screen ? [screen] : []))]),
]

/** What Payload draws itself is its own. */
const ours = '.panel-screen, .panel-tabs, .panel-filters'

async function expectSound({ page, panel, open }: Walk, screen: string) {
  const address = panel + screen
  await open(screen)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading, address).toHaveCount(1)
  await expect(heading, address).not.toHaveText('Oops! Page not found')
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, `${address}: sideways scrolling`).toBeLessThanOrEqual(0)
  const within = (await page.locator(ours).count()) > 0 ? ours : undefined
  if (within) expect(await violations(page, { within }), address).toEqual([])
}

for (const [who, tasks, look] of [
  ['admin', [...adminTasks, ...staffTasks], { colorScheme: 'light', width: 1280 }],
  ['moderator', staffTasks, { colorScheme: 'dark', width: 390 }],
] as const)
  test(`${who}: each screen opens, accessible, on ${look.width} px, without errors and foreign requests`, async ({
    as,
    site,
  }) => {
    test.slow()
    const page = await as(who)
    await page.emulateMedia({ colorScheme: look.colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width: look.width, height: 844 })
    const problems = watch(page, site.url, { badFrom: 400 })
    const walk = await startWalk(page, `/${who}`)
    for (const screen of screensOf([...tasks])) await expectSound(walk, screen)
    expect(problems).toEqual([])
  })
