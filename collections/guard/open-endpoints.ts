import type { Endpoint } from 'payload'
import type { RequestLimit } from '#domain/request-limits'
import type { EndpointCustom } from '#collections/custom'

/** Allowed query parameters; `list` means those that the collection declares. */
export type OpenCall = { query: 'list' | readonly string[]; limit?: RequestLimit }

export const open = (call: OpenCall) => ({ open: call }) satisfies EndpointCustom

/** Payload's own endpoints open to everybody, subject to access rules. */
const generated: Record<string, OpenCall> = {
  'get /': { query: 'list' },
  'get /:id': { query: [] },
  'post /': { query: [] },
  'patch /:id': { query: [] },
  'delete /:id': { query: [] },
  'get /file/:filename': { query: ['prefix'] },
}

const account: Record<string, OpenCall> = {
  'get /me': { query: [] },
  'post /': { query: [], limit: 'signUp' },
  'post /login': { query: [], limit: 'signIn' },
  'post /logout': { query: ['allSessions'] },
  'post /refresh-token': { query: [] },
  'post /forgot-password': { query: [], limit: 'forgot' },
  'post /reset-password': { query: [], limit: 'signIn' },
  'post /unlock': { query: [] },
  'post /verify/:id': { query: [] },
  'post /resend-confirmation': { query: [], limit: 'forgot' },
  'post /confirm-email': { query: [], limit: 'signIn' },
}

const global: Record<string, OpenCall> = { 'get /': { query: [] } }

type Asked = {
  endpoint: Endpoint
  owner: 'collection' | 'account' | 'global'
  writeLimit?: RequestLimit
}

export function openCall({ endpoint, owner, writeLimit }: Asked): OpenCall | null {
  const { open: declared }: EndpointCustom = endpoint.custom ?? {}
  if (declared) return declared
  const name = `${endpoint.method} ${endpoint.path}`
  if (owner === 'global') return global[name] ?? null
  const call = (owner === 'account' ? account[name] : undefined) ?? generated[name] ?? null
  return call && writeLimit && name === 'post /' ? { ...call, limit: writeLimit } : call
}
