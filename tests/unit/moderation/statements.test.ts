import { describe, expect, it } from 'vitest'
import { appealRefusal, appealUntil, decidingRefusal } from '#domain/moderation/statements'

describe('an appeal', () => {
  it.each([
    ['2026-11-23T10:31:00.000Z', '2027-05-23'],
    ['2026-11-23T23:30:00.000Z', '2027-05-24'],
    ['2026-08-31T10:00:00.000Z', '2027-02-28'],
  ])('to a decision of %s can be made until %s, in Berlin', (decidedAt, until) => {
    expect(appealUntil(decidedAt)).toBe(until)
  })

  const decidedAt = '2026-11-23T10:31:00.000Z'

  it('is possible on the last day and no longer on the next', () => {
    const refusalAt = (now: string) => appealRefusal({ appealState: 'none', decidedAt }, new Date(now))
    expect(refusalAt('2027-05-23T21:59:00.000Z')).toBeNull()
    expect(refusalAt('2027-05-23T22:01:00.000Z')).toBe('late')
  })

  it.each(['pending', 'kept', 'reversed'] as const)('is made once: not when it is %s', (appealState) => {
    expect(appealRefusal({ appealState, decidedAt }, new Date(decidedAt))).toBe('twice')
  })
})

describe('an appeal is decided', () => {
  const asked = { actor: 'a', owner: 'm', first: 'b', others: 0, appealedAt: '2026-11-25T10:00:00.000Z' }
  const at = (now: string, given: object = {}) => decidingRefusal({ ...asked, ...given }, new Date(now))

  it('by another person than the first', () => {
    expect(at('2026-11-25T10:01:00.000Z')).toBeNull()
    expect(at('2026-11-25T10:01:00.000Z', { first: null })).toBeNull()
    expect(at('2027-01-01T10:00:00.000Z', { actor: 'b', others: 1 })).toBe('first')
  })

  it('by the same person where there is no other, from the next day in Berlin', () => {
    const alone = { actor: 'b', others: 0 }
    expect(at('2026-11-25T22:59:00.000Z', alone)).toBe('tomorrow')
    expect(at('2026-11-25T23:01:00.000Z', alone)).toBeNull()
  })

  it('by nobody who made it', () => {
    expect(at('2026-12-25T10:00:00.000Z', { actor: 'm', owner: 'm' })).toBe('own')
    expect(at('2026-12-25T10:00:00.000Z', { actor: 'm', owner: 'm', first: 'm' })).toBe('own')
  })
})
