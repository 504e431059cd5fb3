import { expect, it } from 'vitest'
import { signedInMember } from '#support/members'
import { send } from '#support/spam/held-cases'
import { spamTexts } from '#support/spam/spam-texts'
import unseenHonest from '../../support/spam/unseen-honest.json' with { type: 'json' }

/** As the first post of somebody who has just registered. */
async function isHeld(content: string): Promise<boolean> {
  const { status, data } = await send('/posts', await signedInMember(), { content })
  expect(status, content).toBe(201)
  return data.doc.isHeld === true
}

it('of 50 spam texts at least 45 wait', async () => {
  const held = []
  for (const content of spamTexts) held.push(await isHeld(content))
  expect(held.filter(Boolean).length).toBeGreaterThanOrEqual(45)
})

it('no honest text waits; all of them are weighed in the unit test', async () => {
  for (const content of unseenHonest.slice(0, 50)) expect(await isHeld(content), content).toBe(false)
})
