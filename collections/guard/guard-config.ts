import type { Endpoint, SanitizedCollectionConfig, SanitizedConfig, SanitizedGlobalConfig } from 'payload'
import { anyOf, nobody } from '#access/rules'
import { staff } from '#access/staff'
import { errorTexts } from '#texts/web/errors'
import { answerOnce } from './answer-once'
import { checkQuery } from './check-query'
import { checkGlobalValues, checkValues } from './check-values'
import { guardEndpoint } from './guard-endpoint'
import { nameHolder } from './lock-names'
import { refuse } from './refuse'
import { readWhole } from './read-whole'
import { dropUnknown } from './drop-unknown'
import { refuseStale } from './refuse-stale'

const methods = ['get', 'post', 'patch', 'put', 'delete'] as const

/** A copy would bypass the checks of a new document. */
const duplicate = '/:id/duplicate'

/** First match wins, so it also covers what Payload's Next package adds later. */
const nothingHere: Endpoint[] = methods.map((method) => ({
  method,
  path: '/(.*)',
  handler: () => refuse({ status: 404, message: errorTexts.notFound }),
}))

/** Works on copies: a second config in the process would guard shared ones twice (docs/decisions/011-query-guard.md). */
export async function guardConfig(building: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await building
  const endpoints = config.endpoints.map((endpoint) => guardEndpoint({ endpoint }))
  return Object.assign(config, {
    collections: config.collections.map(guardCollection),
    globals: config.globals.map(guardGlobal),
    endpoints: [...endpoints, ...nothingHere],
  })
}

function guardCollection(given: SanitizedCollectionConfig): SanitizedCollectionConfig {
  const collection = { ...given, access: { ...given.access } }
  closeInternal(collection)
  const endpoints = (collection.endpoints || [])
    .filter(({ path }) => path !== duplicate)
    .map((endpoint) => guardEndpoint({ endpoint: answerOnce(endpoint, collection), collection }))
  // Before the collection's own hooks, which trust their input.
  const beforeOperation = [
    checkQuery,
    checkValues,
    readWhole,
    dropUnknown,
    refuseStale,
    ...(collection.hooks.beforeOperation ?? []),
  ]
  const afterRead = [
    ...(collection.hooks.afterRead ?? []),
    ...(collection.slug === locks ? [nameHolder] : []),
  ]
  const hooks = { ...collection.hooks, beforeOperation, afterRead }
  return Object.assign(collection, { hooks, endpoints: [...endpoints, ...nothingHere] })
}

function guardGlobal(given: SanitizedGlobalConfig): SanitizedGlobalConfig {
  const global = { ...given, access: { ...given.access } }
  if (global.slug.startsWith('payload-')) Object.assign(global.access, closedGlobal)
  const endpoints = (global.endpoints || []).map((endpoint) => guardEndpoint({ endpoint, global }))
  const beforeOperation = [checkGlobalValues, ...(global.hooks.beforeOperation ?? [])]
  const hooks = { ...global.hooks, beforeOperation }
  return Object.assign(global, { hooks, endpoints: [...endpoints, ...nothingHere] })
}

const closedGlobal = { read: anyOf(nobody), update: anyOf(nobody), readVersions: anyOf(nobody) }

const locks = 'payload-locked-documents'

/** Payload opens some of these to every signed-in user. */
function closeInternal({ slug, access }: SanitizedCollectionConfig) {
  if (!slug.startsWith('payload-')) return
  const none = anyOf(nobody)
  Object.assign(access, { readVersions: none, unlock: none })
  if (slug === locks) return void Object.assign(access, allOf(anyOf(staff)))
  if (slug !== 'payload-preferences') return void Object.assign(access, allOf(none))
  const own = access.read
  const staffOwn: typeof own = (args) => staff(args) === true && own(args)
  Object.assign(access, allOf(staffOwn), { create: anyOf(staff) })
}

const allOf = (rule: SanitizedCollectionConfig['access']['read']) => ({
  create: rule,
  read: rule,
  update: rule,
  delete: rule,
})
