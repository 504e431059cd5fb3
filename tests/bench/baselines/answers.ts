import { createServer } from 'node:http'
import type { Answer } from '../ask'
import { withoutOwn } from './own-headers'
import { serve } from './serve'

/** The same status, headers and bytes as the site sent, by address. */
serve(({ answers }: { answers: Record<string, Answer> }) => {
  const ready = new Map(
    Object.entries(answers).map(([path, { status, rawHeaders, bytes }]) => [
      path,
      { status, headers: withoutOwn(rawHeaders), bytes: Buffer.from(bytes) },
    ]),
  )
  return createServer((request, response) => {
    const { status, headers, bytes } = ready.get(request.url!)!
    response.writeHead(status, headers)
    response.end(bytes)
  })
})
