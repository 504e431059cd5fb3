import { everyCall } from '../../support/access/all-calls'
import { callers } from '../../support/access/outcomes'
import type { HttpAttack, PartOf, Turn } from '../attack'
import { shuffled } from '../random'
import { addresses, encoded, longTexts, plainValues, queryTexts, shapes } from '../values'

const link = ['token', 'password', 'email']
const expected: Record<string, readonly string[]> = {
  'post /me/password': ['currentPassword', 'password'],
  'post /me/email': ['email', 'password'],
  'post /me/delete': ['password', 'email'],
  'post /tokens': ['role', 'sub', 'aud'],
  'post /users/login': ['email', 'password', 'username'],
  'post /users/forgot-password': ['email', 'expiration', 'disableEmail'],
  'post /users/reset-password': link,
  'post /users/confirm-email': link,
  'post /users/change-email': link,
  'post /users/undo-email': link,
  'post /users/unsubscribe': link,
  'post /favorites/merge': ['items'],
  'post /favorites/toggle': ['itemType', 'itemId'],
  'post /contacts/import': ['contacts', 'rows', 'file'],
}
const offered = ['id', 'owner', 'email', 'password', 'itemType', 'itemId', 'items', 'decision', 'action', 'note', 'text', 'contacts', 'value', 'title', 'doc', 'collectionSlug', 'globalSlug'] // prettier-ignore
const ofGlobals = [
  'notice',
  'brand',
  'donationUrl',
  'effectiveFrom',
  'terms',
  'privacy',
  'imprint',
  'id',
  '__proto__',
]
const asked = ['allSessions', 'depth', 'where[id][equals]', 'select[hash]', 'token', 'q', 'kind', 'near', 'limit', 'page', 'mode', 'src', 'key', '__proto__'] // prettier-ignore
const endings = [
  'delete /me/sessions',
  'delete /me/sessions/:id',
  'post /users/logout',
  'post /me/delete',
  'post /me/password',
]

/** From the configuration, so that new calls are included. */
export const endpointsPart: PartOf = (_world, seed) => {
  const cards = everyCall.flatMap((call) =>
    callers.flatMap((caller) => namesFor(call).map((field) => ({ call, caller, field }))),
  )
  const deck = shuffled(cards, seed + 1)
  return ({ turn, ...given }) => attackOf(deck[turn % deck.length]!, given)
}

const namesFor = (call: string) =>
  call.startsWith('post')
    ? (expected[call] ?? (call.includes('/globals/') ? ofGlobals : offered))
    : ['', '', '']

type Card = { call: string; caller: (typeof callers)[number]; field: string }

function attackOf({ call, caller, field }: Card, { world, random, trap, number }: Turn): HttpAttack {
  const [method = '', pattern = ''] = call.split(' ')
  const value = random.pick([
    random.pick(longTexts),
    random.pick(plainValues),
    random.pick(shapes),
    random.pick(addresses(trap, number)),
  ])
  const slug = pattern.split('/')[1] ?? ''
  const query = random.chance(method === 'get' ? 0.7 : 0.3) ? random.pick(queryTexts) : null
  const name = random.pick(asked)
  const odd = random.chance(0.7) ? null : random.pick(queryTexts)
  const path = pattern.replace(/\/:\w+\??/, () => {
    const known = slug === 'media' ? world.picture : (world.targets[slug] ?? 'nav')
    return `/${odd ? encoded(odd.text) : known}`
  })
  const others = namesFor(call).filter((one) => one !== field)
  const rest = Object.fromEntries(others.map((one) => [one, plausible[one] ?? 'x']))
  const body = random.chance(0.1)
    ? value.json
    : `{${Object.entries(rest)
        .map(([one, given]) => `${JSON.stringify(one)}:${JSON.stringify(given)},`)
        .join('')}${JSON.stringify(field)}:${value.json}}`
  return {
    kind: 'http',
    label: `${method.toUpperCase()} /api${pattern} ${field ? `${field}: ${value.name}` : ''}${query ? ` ?${name}: ${query.name}` : ''}`,
    family:
      odd && pattern.includes(':')
        ? `path: ${odd.name}`
        : query
          ? `query: ${query.name}`
          : `body: ${value.name}`,
    caller,
    method: method.toUpperCase(),
    path: `/api${path}${importMode(call)}${query ? `${importMode(call) ? '&' : '?'}${encoded(name)}=${encoded(query.text)}` : ''}`,
    headers:
      method === 'get' ? {} : { 'Content-Type': random.chance(0.9) ? 'application/json' : 'text/plain' },
    body: method === 'get' ? undefined : body,
    isEnding: endings.includes(call),
  }
}

const importMode = (call: string) => (call === 'post /contacts/import' ? '?mode=preview' : '')

/** Passes the first check, so that the wrong field is reached. */
const plausible: Record<string, unknown> = {
  email: 'nyakoy@example.org',
  password: 'ne-e-tazi',
  currentPassword: 'ne-e-tazi',
  itemType: 'services',
  itemId: '11111111-1111-4111-8111-111111111111',
  items: [],
  decision: 'approved',
  action: 'dismiss',
  collectionSlug: 'articles',
  doc: {},
}
