import { expect, test } from 'vitest'
import { actionOf } from '#domain/trail/trail'

const changed = (field: string, after: string, before: string | null = null) => ({ field, before, after })

test.each([
  ['approve', [changed('approval', 'approved'), changed('title', 'Ново')]],
  ['reject', [changed('rejectionReason', 'Няма цена.'), changed('approval', 'rejected')]],
  ['update', [changed('approval', 'pending', 'approved')]],
  ['hide', [changed('hidden', 'true', 'false')]],
  ['show', [changed('hidden', 'false', 'true')]],
  ['publish', [changed('_status', 'published', 'draft')]],
  ['uphold', [changed('status', 'approved', 'pending')]],
  ['update', [changed('status', 'read', 'unread')]],
  ['role', [changed('role', 'moderator', 'user')]],
])('%s: %j', (action, changes) => {
  expect(actionOf(changes)).toBe(action)
})
