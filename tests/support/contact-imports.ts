import { sql } from '@payloadcms/db-postgres'
import { expect } from 'vitest'
import { runSql } from '#database/connection/sql'
import { signedInMember } from './members'
import { getTestPayload, rest } from './rest'
import { until } from './until'

export const admin = await signedInMember({ role: 'admin' })

type Asked = { mode?: string; options?: object; headers?: Record<string, string>; name?: string }
export function send(file: string, { mode = 'commit&job=1', options, headers = admin.headers }: Asked = {}) {
  const body = new FormData()
  body.append('file', new Blob([file]), 'k.csv')
  if (options) body.append('_payload', JSON.stringify(options))
  return rest('POST', `/contacts/import?mode=${mode}`, { body, headers })
}
export const table = (...lines: string[]) => ['Име;Град;Категория;Телефон;Имейл', ...lines].join('\r\n')
export const many = (count: number, city: string) =>
  table(...Array.from({ length: count }, (_, n) => `Човек ${n};${city};Лекар;+49 30 ${city.length}${n};`))
export const connection = async () => ({ payload: await getTestPayload(), transactionID: undefined })
/** A job runner may have taken it already. */
export async function work() {
  await (await getTestPayload()).jobs.run({ queue: 'bulk' })
  const under = sql`select 1 from contact_imports where state in ('waiting', 'running', 'undoing')`
  await until(async () => (await runSql(await connection(), under)).length === 0)
}
export const progress = async (job: string, headers = admin.headers) =>
  (await rest('GET', `/contacts/import/${job}`, { headers })).data
export const namesIn = async (city: string): Promise<string[]> => {
  const { data } = await rest('GET', `/contacts?where[city][equals]=${encodeURIComponent(city)}&sort=name`)
  return data.docs.map(({ name }: { name: string }) => name)
}
export async function done(file: string, asked?: Asked) {
  const { status, data, text } = await send(file, asked)
  if (status !== 202) throw new Error(text)
  await work()
  return progress(data.job)
}
export async function undone(job: string) {
  expect((await rest('POST', `/contacts/import/${job}/undo`, admin)).status).toBe(202)
  await work()
  return progress(job)
}
