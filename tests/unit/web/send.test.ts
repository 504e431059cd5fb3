import { afterEach, expect, it, vi } from 'vitest'
import { ANSWER_SECONDS } from '#domain/limits'
import { answered, send } from '../../../src/ui/requests/send'

afterEach(() => vi.restoreAllMocks())

const unanswered = { ok: false, status: 0 }

it('takes a request without an answer for lost after a while', async () => {
  const patience = new AbortController()
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    (_, options) =>
      new Promise((_, reject) => options!.signal!.addEventListener('abort', () => reject(new Error('late')))),
  )
  const answer = send('POST', '/api/posts', {})
  patience.abort()
  expect(await answer).toMatchObject(unanswered)
  expect(limit).toHaveBeenCalledWith(ANSWER_SECONDS * 1_000)
})

it('takes an answer that breaks off for none', async () => {
  const body = new ReadableStream({ start: (stream) => stream.error(new Error('cut')) })
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body))
  expect(await send('POST', '/api/posts', {})).toMatchObject(unanswered)
})

it('takes the page of a proxy for no answer, in uploads too; an empty answer is one', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch')
  fetched.mockResolvedValueOnce(new Response('<!doctype html><title>WLAN</title>'))
  expect(await send('POST', '/api/posts', {})).toMatchObject(unanswered)
  expect(answered(200, null)).toMatchObject(unanswered)
  fetched.mockResolvedValueOnce(new Response(null, { status: 204 }))
  expect(await send('POST', '/api/posts', {})).toMatchObject({ ok: true })
})
