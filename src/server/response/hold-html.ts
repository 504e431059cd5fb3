import type { ServerResponse } from 'node:http'
import { takeHeaders } from './before-headers'

type Hold = {
  response: ServerResponse
  /** Called once, before any header is sent: with the whole page, or with null for everything that is no page. */
  ready: (html: string | null) => void
}
type Call = (...args: unknown[]) => unknown

/**
 * Keeps a page back until its end, because the header that says which of its scripts are ours goes before it.
 * Everything else (pictures, data, files) passes through as it comes.
 */
export function holdHtml({ response, ready }: Hold) {
  const original = (name: 'writeHead' | 'write' | 'end' | 'flushHeaders') =>
    response[name].bind(response) as Call
  const [writeHead, write, end, flushHeaders] = [
    original('writeHead'),
    original('write'),
    original('end'),
    original('flushHeaders'),
  ]
  const chunks: Buffer[] = []
  let state: 'open' | 'held' | 'passing' = 'open'

  const decide = () => {
    if (state !== 'open') return
    const isHtml = String(response.getHeader('content-type') ?? '').startsWith('text/html')
    // A shared copy comes with the policy that was made when it was drawn.
    const isReady = response.hasHeader('content-security-policy')
    state = isHtml && !isReady ? 'held' : 'passing'
    if (state === 'passing') ready(null)
  }
  const keep = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string') {
      chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'))
    } else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
  }

  const held: Record<'writeHead' | 'write' | 'end' | 'flushHeaders', Call> = {
    writeHead: (status, ...rest) => {
      const left = takeHeaders({ response, rest })
      response.statusCode = status as number
      decide()
      return state === 'held' ? response : writeHead(status, ...left)
    },
    write: (...args) => {
      decide()
      if (state !== 'held') return write(...args)
      keep(args[0], args[1])
      callbackOf(args)?.()
      return true
    },
    end: (...args) => {
      decide()
      if (state !== 'held') return end(...args)
      keep(args[0], args[1])
      state = 'passing'
      const page = Buffer.concat(chunks.splice(0))
      ready(page.toString('utf8'))
      return end(page, callbackOf(args))
    },
    flushHeaders: () => {
      decide()
      if (state !== 'held') flushHeaders()
    },
  }
  Object.assign(response, held)
}

const callbackOf = (args: unknown[]) => args.find((arg): arg is () => void => typeof arg === 'function')
