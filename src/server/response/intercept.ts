import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { BrotliCompress, Gzip } from 'node:zlib'

export type Encoder = BrotliCompress | Gzip
type Interception = {
  response: ServerResponse
  needsWholeBody: () => boolean
  /** Before a whole body leaves: true if something else was answered. */
  isReplaced?: () => boolean
  revise?: (body: Buffer) => Buffer
  /** Runs before the headers leave. Returns the encoder for the body. */
  onSend: (body: Buffer | null) => Encoder | null
}
type Method = (...args: unknown[]) => unknown
type Methods = Record<'writeHead' | 'write' | 'end' | 'flushHeaders', Method>

/** The only wrapper around response methods. */
export function intercept({ response, needsWholeBody, isReplaced, revise, onSend }: Interception) {
  const original = methodsOf(response)
  let state: 'open' | 'buffering' | 'sending' = 'open'
  let buffered: Buffer[] = []
  let encoder: Encoder | null = null

  const send = (body: Buffer | null) => {
    state = 'sending'
    encoder = onSend(body)
    if (encoder) pipe({ encoder, response, original })
  }
  const isSending = () => {
    if (state === 'open' && needsWholeBody()) state = 'buffering'
    if (state === 'open') send(null)
    return state === 'sending'
  }
  const put = (method: 'write' | 'end', args: unknown[]) => {
    if (!encoder) return original[method](...args)
    // Counts as sent, even if the encoder buffers it.
    if (!response.headersSent) original.writeHead(response.statusCode)
    return (encoder[method] as Method)(...args)
  }

  const methods: Methods & { flush: Method } = {
    writeHead: (status, ...rest) => {
      const left = takeHeaders({ response, rest })
      response.statusCode = status as number
      // A refusal after a failed page replaces what was buffered.
      if (state === 'buffering') [state, buffered] = ['open', []]
      return isSending() ? original.writeHead(response.statusCode, ...left) : response
    },
    write: (...args) => {
      if (isSending()) return put('write', args)
      buffered.push(...chunkIn(args))
      callbackIn(args)?.()
      return true
    },
    end: (...args) => {
      if (isSending()) put('end', args)
      else if (isReplaced?.()) callbackIn(args)?.()
      else {
        const whole = Buffer.concat([...buffered, ...chunkIn(args)])
        const body = revise?.(whole) ?? whole
        send(body)
        put('end', [body, callbackIn(args)])
      }
      return response
    },
    flushHeaders: () => {
      if (isSending()) original.flushHeaders()
    },
    // Next calls this after each chunk of a streamed page.
    flush: () => encoder?.flush(),
  }
  Object.assign(response, methods)
}

function methodsOf(response: ServerResponse): Methods {
  const bound = (name: keyof Methods) => response[name].bind(response) as Method
  return {
    writeHead: bound('writeHead'),
    write: bound('write'),
    end: bound('end'),
    flushHeaders: bound('flushHeaders'),
  }
}

type Pipe = { encoder: Encoder; response: ServerResponse; original: Methods }

function pipe({ encoder, response, original }: Pipe) {
  encoder.on('data', (chunk: Buffer) => void (original.write(chunk) || encoder.pause()))
  encoder.on('drain', () => response.emit('drain'))
  encoder.on('end', () => original.end())
  encoder.on('error', () => response.destroy())
  response.on('drain', () => encoder.resume())
  response.once('close', () => encoder.destroy())
}

function takeHeaders({ response, rest }: { response: ServerResponse; rest: unknown[] }): unknown[] {
  const headers = rest.at(-1)
  if (typeof headers !== 'object' || headers === null) return rest
  const given = Array.isArray(headers) ? byName(headers as string[]) : (headers as OutgoingHttpHeaders)
  for (const [name, value] of Object.entries(given)) {
    if (value !== undefined) response.setHeader(name, value)
  }
  return rest.slice(0, -1)
}

/** From a list of names and values in turn, in which a name may stand several times. */
function byName(list: string[]): OutgoingHttpHeaders {
  const given: Record<string, string | string[]> = {}
  for (let at = 0; at < list.length; at += 2) {
    const [name, value] = [list[at]!.toLowerCase(), list[at + 1]!]
    given[name] = name in given ? [given[name]!, value].flat() : value
  }
  return given
}

function chunkIn([chunk, encoding]: unknown[]): Buffer[] {
  if (chunk instanceof Uint8Array) return [Buffer.from(chunk)]
  if (typeof chunk !== 'string') return []
  return [Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')]
}

const callbackIn = (args: unknown[]) => args.find((arg): arg is () => void => typeof arg === 'function')
