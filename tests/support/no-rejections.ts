import { afterEach, beforeEach, expect } from 'vitest'

export function expectNoRejections() {
  const rejections: unknown[] = []
  const note = (reason: unknown) => void rejections.push(reason)
  beforeEach(() => void process.on('unhandledRejection', note))
  afterEach(async () => {
    await new Promise((resolve) => setImmediate(resolve))
    process.removeListener('unhandledRejection', note)
    expect(rejections.splice(0)).toEqual([])
  })
}
