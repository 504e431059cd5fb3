import { Agent, type IncomingHttpHeaders, request } from 'node:http'

export type Asked = {
  url: string
  method?: string
  body?: object
  headers?: Record<string, string>
  cookie?: string
  /** One of 127.0.0.0/8: each has limits of its own. */
  from?: string
}
export type Answer = { status: number; headers: IncomingHttpHeaders; rawHeaders: string[]; bytes: Buffer }

/** Before the site ends an idle connection, at 65 s: a request that crosses its end on the way fails. */
const agent = new Agent({ keepAlive: true, timeout: 60_000 })
const answerLimitMs = 30_000

/** Over a kept connection, one for each address it comes from. */
export function ask({ url, method = 'GET', body, headers = {}, cookie, from }: Asked): Promise<Answer> {
  const { origin, port } = new URL(url)
  const sent = body && JSON.stringify(body)
  const all = {
    Host: `localhost:${port}`,
    Origin: origin.replace('127.0.0.1', 'localhost'),
    ...(cookie ? { Cookie: cookie } : {}),
    ...(sent ? { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(sent) } : {}),
    ...headers,
  }
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(answerLimitMs)
    request(url, { method, headers: all, agent, localAddress: from, signal }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () => {
        const { statusCode: status = 0, headers, rawHeaders } = response
        resolve({ status, headers, rawHeaders, bytes: Buffer.concat(chunks) })
      })
    })
      .once('error', reject)
      .end(sent)
  })
}

/** Throws when the answer is a refusal: a figure of refusals would be a fine one. */
export async function askWell(asked: Asked): Promise<Answer> {
  const answer = await ask(asked)
  if (answer.status >= 300)
    throw new Error(
      `${asked.method ?? 'GET'} ${asked.url}: ${answer.status} ${answer.bytes.toString().slice(0, 1_000)}`,
    )
  return answer
}

let given = 0
/** Another one each time. */
export function newAddress(): string {
  given += 1
  return `127.${1 + (given >> 14)}.${(given >> 7) & 127}.${1 + (given & 127)}`
}
