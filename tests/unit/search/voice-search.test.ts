import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listen } from '../../../src/features/search/listen'

type Result = { results: { transcript: string }[][] }

class Recognition {
  static last: Recognition
  lang = ''
  onresult?: ((event: Result) => void) | null
  onerror?: (event: { error: string }) => void
  onend?: (() => void) | null
  start = vi.fn()
  abort = vi.fn(() => this.onend?.())
  constructor() {
    Recognition.last = this
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', { webkitSpeechRecognition: Recognition })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('voice search', () => {
  it('listens in Bulgarian and returns the words it heard', async () => {
    const { heard } = listen()!
    expect(Recognition.last.lang).toBe('bg-BG')
    Recognition.last.onresult!({ results: [[{ transcript: ' зъболекар ' }]] })
    expect(await heard).toEqual({ text: 'зъболекар' })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('stops by itself after 8 seconds of silence', async () => {
    const { heard } = listen()!
    await vi.advanceTimersByTimeAsync(7_999)
    expect(Recognition.last.abort).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(Recognition.last.abort).toHaveBeenCalled()
    expect(await heard).toEqual({ problem: 'silence' })
  })

  it.each([
    ['not-allowed', 'no-microphone'],
    ['no-speech', 'silence'],
    ['aborted', 'stopped'],
  ])('reports the error %s', async (error, problem) => {
    const { heard } = listen()!
    Recognition.last.onerror!({ error })
    expect(await heard).toEqual({ problem })
  })

  it('stops on request', async () => {
    const { heard, stop } = listen()!
    stop()
    expect(await heard).toEqual({ problem: 'stopped' })
  })

  it('reports a browser without support', () => {
    vi.stubGlobal('window', {})
    expect(listen()).toBeNull()
  })
})
