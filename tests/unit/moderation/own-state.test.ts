import { expect, it } from 'vitest'
import { isShown, ownState } from '#domain/moderation/own-state'

const now = new Date('2026-11-23T10:00:00Z')
const plain = { approval: null, reason: null, expiresAt: null }
const before = '2026-11-23T09:59:59Z'
const after = '2026-11-24T10:00:00Z'

it.each([
  [{ ...plain }, 'published', true],
  [{ ...plain, approval: 'pending' as const }, 'pending', false],
  [{ ...plain, approval: 'pending' as const, isListed: true }, 'changed', true],
  [{ ...plain, approval: 'approved' as const }, 'approved', true],
  [{ ...plain, approval: 'rejected' as const, reason: 'Няма цена.' }, 'rejected', false],
  [{ ...plain, reason: 'Реклама.', expiresAt: after }, 'hidden', false],
  [{ ...plain, expiresAt: after }, 'active', true],
  [{ ...plain, expiresAt: before }, 'expired', false],
  [{ ...plain, expiresAt: before, approval: 'approved' as const }, 'expired', false],
])('reads %o as %s', (standing, state, shown) => {
  expect(ownState(standing, now)).toBe(state)
  expect(isShown(ownState(standing, now))).toBe(shown)
})
