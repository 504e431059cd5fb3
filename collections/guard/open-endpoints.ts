import type { Endpoint } from 'payload'
import type { RequestLimit } from '#domain/limits'
import type { EndpointCustom } from '#collections/custom'

/** What people who are not staff may say in the address of a call. `list` is what the collection declares. */
export type OpenCall = { query: 'list' | readonly string[]; limit?: RequestLimit }

/** Marks one of our own endpoints as open to everybody: `custom: open({ query: ['q'] })`. */
export const open = (call: OpenCall) => ({ open: call }) satisfies EndpointCustom

/** Of Payload's own endpoints of a collection these are open; access rules decide further. All others are for staff. */
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

/** A global is one document: there is nothing to ask it for. */
const global: Record<string, OpenCall> = { 'get /': { query: [] } }

type Asked = {
  endpoint: Endpoint
  owner: 'collection' | 'account' | 'global'
  /** The collection's own limit for new documents: `custom.writeLimit`. */
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
