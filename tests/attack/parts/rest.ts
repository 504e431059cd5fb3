import { slugs } from '../../support/access/all-calls'
import { callers, type Caller } from '../../support/access/outcomes'
import type { HttpAttack, PartOf, Turn } from '../attack'
import { type Random, shuffled } from '../random'
import { addresses, encoded, longTexts, plainValues, queryTexts, shapes, type Value } from '../values'
import { allFields, fieldPaths } from './fields'

const readings = ['list', 'read', 'count', 'versions', 'version', 'file'] as const
const writings = ['delete', 'bulk change', 'bulk delete', 'restore', 'duplicate', 'access'] as const
type Operation = (typeof readings)[number] | (typeof writings)[number] | 'create' | 'update'
type Card = { slug: string; operation: Operation; caller: Caller; field?: string }

function allCards(): Card[] {
  return slugs.flatMap((slug) =>
    callers.flatMap((caller) => [
      // Reading has more variants.
      ...[...readings, 'list' as const, 'list' as const, ...writings].map((operation) => ({
        slug,
        operation,
        caller,
      })),
      ...(['create', 'update'] as const).flatMap((operation) =>
        allFields(slug).map((field) => ({ slug, operation, caller, field })),
      ),
    ]),
  )
}

export const restPart: PartOf = (_world, seed) => {
  const deck = shuffled(allCards(), seed)
  return ({ turn, ...given }) => attackOf(deck[turn % deck.length]!, given)
}

function attackOf({ slug, operation, caller, field }: Card, given: Turn): HttpAttack {
  const { world, random } = given
  const base = `/api/${slug}`
  const { id, odd } = idOf({ slug, operation, caller }, given)
  const asked = random.chance(0.7) || operation === 'list' ? query(slug, random) : { text: '', name: '' }
  const of = (
    method: string,
    path: string,
    more: Partial<HttpAttack> & { told?: string } = {},
  ): HttpAttack => {
    const { told = asked.name, ...rest } = more
    const label = `${method} ${base} (${operation})${odd && path.includes(id) ? ` id: ${odd}` : ''} ${told}`
    const family = odd && path.includes(id) ? `path: ${odd}` : familyOf(told)
    return { kind: 'http', label, family, caller, method, path: `${path}${asked.text}`, headers: {}, ...rest }
  }
  const written = (method: string, path: string): HttpAttack => {
    const { body, told } = bodyOf(
      { slug, field: field ?? random.pick(allFields(slug)), isNew: operation === 'create' },
      given,
    )
    return { ...of(method, path, { told, ...asJson(body) }), path }
  }
  switch (operation) {
    case 'list':
      return of('GET', base)
    case 'read':
      return of('GET', `${base}/${id}`)
    case 'count':
      return of('GET', `${base}/count`)
    case 'versions':
      return of('GET', `${base}/versions`)
    case 'version':
      return of('GET', `${base}/versions/${id}`)
    case 'file':
      return of('GET', `${base}/file/${random.pick([world.picture, encoded(random.pick(queryTexts).text)])}`)
    case 'create':
      return written('POST', base)
    case 'update':
      return written('PATCH', `${base}/${id}`)
    case 'delete':
      return of('DELETE', `${base}/${id}`)
    case 'restore':
      return of('POST', `${base}/versions/${id}`)
    case 'duplicate':
      return of('POST', `${base}/${id}/duplicate`)
    case 'access':
      return of('POST', `${base}/access/${random.pick([id, ''])}`, asJson('{}'))
    case 'bulk change':
    case 'bulk delete': {
      // Staff may change what they can read, which would overwrite canaries.
      const only = `?where[id][equals]=${world.targets[slug] ?? 'x'}`
      const isChange = operation === 'bulk change'
      const attack = isChange ? written('PATCH', base) : of('DELETE', base)
      const isHarmless = caller !== 'moderator' && caller !== 'admin'
      const more = random.chance(0.5) || isHarmless ? asked.text.replace('?', '&') : ''
      return { ...attack, path: `${base}${only}${/or\]|where=/.test(more) ? '' : more}` }
    }
  }
}

const asJson = (body: string) => ({ headers: { 'Content-Type': 'application/json' }, body })

const familyOf = (told: string) =>
  told.startsWith('?') ? `query${told.slice(1).replace(/ .*?: /, ': ')}` : `body: ${told.split(': ').at(-1)}`

/** Hidden items only for callers who cannot change them. */
function idOf({ slug, operation, caller }: Card, { world, random }: Turn): { id: string; odd?: string } {
  const isSafe =
    operation === 'read' || operation === 'version' || caller === 'visitor' || caller === 'member'
  const hidden = isSafe ? (world.hidden[slug] ?? []) : []
  const known = [world.targets[slug] ?? 'x', world.targets[slug] ?? 'x', ...hidden]
  if (random.chance(0.7)) return { id: random.pick(known) }
  const { name, text } = random.pick(queryTexts)
  return { id: encoded(text), odd: name }
}

type Written = { slug: string; field: string; isNew: boolean }

function bodyOf({ slug, field, isNew }: Written, { world, random, trap, number }: Turn) {
  const input: Record<string, unknown> = isNew ? { ...world.inputs[slug] } : {}
  if (slug === 'users' && isNew) input.email = `napadenie-${number}@example.org`
  const value = random.pick([
    random.pick(longTexts),
    random.pick(plainValues),
    random.pick(shapes),
    random.pick([...shapes, ...addresses(trap, number)]),
  ])
  const fields = new Map(Object.entries(input).map(([name, given]) => [name, JSON.stringify(given)]))
  // Payload fetches a URL only together with a file name.
  if (['url', 'filename'].includes(field)) {
    const [address] = addresses(trap, number) as [Value]
    fields.set('url', address.json).set('filename', '"a.png"').set('mimeType', '"image/png"')
    if (random.chance(0.5)) fields.set(field, value.json)
  } else fields.set(field, value.json)
  const body = `{${[...fields].map(([name, json]) => `${JSON.stringify(name)}:${json}`).join(',')}}`
  return { body, told: `${field}: ${value.name}` }
}

const operators = [
  'equals', 'not_equals', 'in', 'not_in', 'all', 'like', 'not_like', 'contains', 'exists', 'less_than',
  'greater_than_equal', 'near', 'within', 'intersects', 'няма', '__proto__',
] // prettier-ignore
const plain = [
  'depth',
  'limit',
  'page',
  'draft',
  'trash',
  'locale',
  'fallback-locale',
  'pagination',
  'data',
  'where',
  'q',
  'id',
]

function query(slug: string, random: Random): { text: string; name: string } {
  const { name: told, text } = random.pick(queryTexts)
  const given = encoded(random.chance(0.5) ? text : 'x')
  const field = random.pick(fieldPaths(slug))
  const operator = random.pick(operators)
  const made = random.pick([
    [`where[${field}][${operator}]=${given}`, `where ${field} ${operator}`],
    [`where[${field}][${operator}][]=${given}`, `where ${field} ${operator} list`],
    [`where[or][0][and][0][${field}][${operator}]=${given}`, `where or ${field} ${operator}`],
    [`sort=${random.pick(['', '-', '-,'])}${encoded(field)}`, `sort ${field}`],
    [
      `${random.pick(['select', 'populate', 'joins'])}[${field}]=${random.pick(['true', given])}`,
      `select ${field}`,
    ],
    [`${random.pick(plain)}=${given}`, 'plain'],
    [`${encoded(text)}=1`, 'a strange name'],
  ])
  return { text: `?${made[0]}`, name: `?${made[1]}: ${told}` }
}
