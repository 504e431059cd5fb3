import { expect, it } from 'vitest'
import { signedInMember } from '#support/members'
import { send } from '#support/spam/held-cases'
import { spamTexts } from '#support/spam/spam-texts'
import unseenHonest from '../../support/spam/unseen-honest.json' with { type: 'json' }
import unseenSpam from '../../support/spam/unseen-spam.json' with { type: 'json' }

/** Each as the first post of somebody who has just registered. */
async function heldOf(texts: readonly string[]): Promise<string[]> {
  const held = []
  for (const content of texts) {
    const { status, data } = await send('/posts', await signedInMember(), { content })
    expect(status, content).toBe(201)
    if (data.doc.isHeld === true) held.push(content)
  }
  return held
}

it('of 50 spam texts at least 45 wait, and so do most that nothing was learnt from', async () => {
  expect((await heldOf(spamTexts)).length).toBeGreaterThanOrEqual(45)
  expect((await heldOf(unseenSpam.slice(0, 50))).length).toBeGreaterThanOrEqual(43)
})

it('of 200 honest texts none waits', async () => {
  expect(unseenHonest.length).toBeGreaterThanOrEqual(200)
  expect(await heldOf(unseenHonest.slice(0, 200))).toEqual([])
})
