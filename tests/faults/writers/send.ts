type Asked = { url: string; method: string; path: string; body?: object | FormData; cookie?: string }

/** `unknown`: it may have been done or not, or may still be. */
export type Sent = {
  outcome: 'acknowledged' | 'refused' | 'unknown'
  status: number
  data: any
  cookie: string
  text: string
}

const LIMIT_MS = 30_000

export async function send({ url, method, path, body, cookie = '' }: Asked): Promise<Sent> {
  const isForm = body instanceof FormData
  try {
    const answer = await fetch(url + path, {
      method,
      body: isForm ? body : body && JSON.stringify(body),
      headers: { Origin: url, Cookie: cookie, ...(isForm ? {} : { 'Content-Type': 'application/json' }) },
      signal: AbortSignal.timeout(LIMIT_MS),
    })
    const text = await answer.text()
    const { status } = answer
    const outcome = answer.ok ? 'acknowledged' : status < 500 ? 'refused' : 'unknown'
    const set = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
    return { outcome, status, data: answer.ok ? JSON.parse(text) : null, cookie: set, text }
  } catch (error) {
    return { outcome: 'unknown', status: 0, data: null, cookie: '', text: String(error) }
  }
}
