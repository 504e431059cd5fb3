import { createHash, timingSafeEqual } from 'node:crypto'
import { startTexts } from '#texts/start/start'
import { errorTexts } from '#texts/web/errors'
import type { Exchange } from '../response/exchange'
import { sendRefusal } from '../response/refusal'
import { type Counting, countRows } from './counted-rows'
import { createRegistry, type Sources } from './registry'

type Given = Omit<Sources, 'rows'> & Counting & { token: string }

export type Metrics = ReturnType<typeof createMetrics>

/** Needs neither Next nor the database: without it the figures that it knows are those of before. */
export function createMetrics({ token, lastId, databaseUrl, freshMs, ...sources }: Given) {
  const rows = countRows({ lastId, databaseUrl, freshMs })
  const registry = createRegistry({ ...sources, rows })
  const expected = digest(`Bearer ${token}`)

  return {
    answer: async (exchange: Exchange) => {
      const { response, method, headers } = exchange
      if (!timingSafeEqual(digest(headers.authorization ?? ''), expected)) {
        response.setHeader('WWW-Authenticate', 'Bearer')
        return sendRefusal({ ...exchange, status: 401, message: errorTexts.forbidden })
      }
      if (method !== 'GET')
        return sendRefusal({ ...exchange, status: 405, message: startTexts.http.badMethod })
      const told = await registry.metrics()
      response.writeHead(200, { 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' })
      response.end(told)
    },
    close: rows.close,
  }
}

/** Of one length, as the comparison wants. */
const digest = (value: string) => createHash('sha256').update(value).digest()
