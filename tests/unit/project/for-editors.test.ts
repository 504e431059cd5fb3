import { readdir } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { tabsOf } from '#domain/panels/tabs'
import { approvalQueueTexts } from '#texts/moderation/approval-queue'
import { frameTexts, waitingTexts } from '#texts/panels/frame'
import { readGuide } from '../../../src/panels/help/guide'
import { guideSteps } from '../../screenshots/guide-steps'

const { html, sections } = await readGuide()

it.each([
  ...tabsOf('/admin').map((tab) => frameTexts.tab[tab]),
  waitingTexts.title,
  approvalQueueTexts.title,
])('the help explains „%s“', (name) => {
  expect(html.toLowerCase()).toContain(name.toLowerCase())
})

it('its contents lead to its sections', () => {
  expect(sections.length).toBeGreaterThan(8)
  for (const { id, title } of sections) expect(html).toContain(`<h2 id="${id}">${title}</h2>`)
})

it('its pictures are those that are taken of the panels, in their order', async () => {
  const shown = [...html.matchAll(/src="\/help\/([a-z-]+)\.webp"/g)].map(([, name]) => name)
  expect(shown).toEqual(guideSteps.map(({ name }) => name))
  expect((await readdir('public/help')).sort()).toEqual(shown.map((name) => `${name}.webp`).sort())
})
