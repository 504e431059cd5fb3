import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

type Asked = {
  /** All of them, unless named. */
  rules?: string[]
  /** Only within these, unless the whole page. */
  within?: string
}

/** What hinders people, as axe names it, with where it stands. */
export async function violations(page: Page, { rules, within }: Asked = {}): Promise<string[]> {
  await page.waitForFunction(() => {
    // What `content-visibility` skips changes its colours only when asked, and fades while it does.
    for (const element of document.querySelectorAll('*')) void getComputedStyle(element).color
    return document.getAnimations().every(({ playState }) => playState !== 'running')
  })
  // Without frames of other origins there is nothing to join in a window of its own, which costs most of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (within) axe.include(within)
  if (rules) axe.withRules(rules)
  const { violations: found } = await axe.analyze()
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
