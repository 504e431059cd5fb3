import { uploadCollections } from '#domain/limits'
import { slugs } from '../../support/access/all-calls'
import { callers } from '../../support/access/outcomes'
import type { HttpAttack, PartOf } from '../attack'
import { shuffled } from '../random'

const piece = (head: string, body = 'x') =>
  `--g\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`
const form = 'multipart/form-data; boundary=g'

type Trick = { told: string; type: string; body: () => string }
const trick = (told: string, type: string, body: () => string): Trick => ({ told, type, body })

const tricks: Trick[] = [
  trick('no boundary', 'multipart/form-data', () => piece('name="a"')),
  trick('empty boundary', 'multipart/form-data; boundary=', () => piece('name="a"')),
  trick('boundary of quotes', 'multipart/form-data; boundary="""', () => piece('name="a"')),
  trick('boundary of 5,000 letters', `multipart/form-data; boundary=${'x'.repeat(5_000)}`, () => 'x'),
  trick('other boundary', 'multipart/form-data; boundary=other', () => piece('name="a"')),
  trick('mixed', 'multipart/mixed; boundary=g', () => piece('name="a"')),
  trick('cut off in the head', form, () => '--g\r\nContent-Disposition: form-data; na'),
  trick('cut off in the body', form, () => piece('name="file"; filename="a.png"').slice(0, -6)),
  trick('without an end', form, () => piece('name="_payload"', '{}')),
  trick('empty', form, () => ''),
  trick('only the end', form, () => '--g--\r\n'),
  trick('5,000 parts', form, () => `${piece('name="a"').repeat(5_000)}--g--\r\n`),
  trick('5,000 files', form, () => `${piece('name="file"; filename="a.png"').repeat(5_000)}--g--\r\n`),
  trick('two _payload', form, () => `${piece('name="_payload"', '{}').repeat(2)}--g--\r\n`),
  trick('_payload of nonsense', form, () => `${piece('name="_payload"', '{')}--g--\r\n`),
  trick('_payload null', form, () => `${piece('name="_payload"', 'null')}--g--\r\n`),
  trick('_payload as a file', form, () => `${piece('name="_payload"; filename="a"', '{}')}--g--\r\n`),
  trick('no name', form, () => `${piece('filename="a.png"')}--g--\r\n`),
  trick('name __proto__', form, () => `${piece('name="__proto__"', '{"a":1}')}${piece('name="__proto__[role]"', 'admin')}--g--\r\n`),
  trick('name constructor', form, () => `${piece('name="constructor"; filename="a.png"')}--g--\r\n`),
  trick('a head of 60,000 letters', form, () => `${piece(`name="${'x'.repeat(60_000)}"`)}--g--\r\n`),
  trick('1,000 heads', form, () => `--g\r\n${'X-A: b\r\n'.repeat(1_000)}\r\nx\r\n--g--\r\n`),
  trick('filename*', form, () => `${piece(`name="file"; filename*=utf-8''%00%ff%`)}--g--\r\n`),
  trick('base64', form, () => `--g\r\nContent-Disposition: form-data; name="file"; filename="a"\r\nContent-Transfer-Encoding: base64\r\n\r\n!!!\r\n--g--\r\n`),
  trick('no such alphabet', 'application/json; charset=utf-7', () => '{"a":"+AGE-"}'),
  trick('JSON said to be a form', 'application/x-www-form-urlencoded', () => '{"a":1}'),
  trick('a form of 20,000 fields', 'application/x-www-form-urlencoded', () => 'a[b][]=1&'.repeat(20_000)),
  trick('a deep form', 'application/x-www-form-urlencoded', () => `a${'[b]'.repeat(10_000)}=1`),
  trick('type of 15,000 letters', `application/${'x'.repeat(12_000)}`, () => '{}'),
  trick('bytes', 'application/octet-stream', () => '\0\0\0'),
  trick('JSON cut off', 'application/json', () => '{"a":'),
  trick('JSON with a mark', 'application/json', () => '\ufeff{}'),
] // prettier-ignore

export const formsPart: PartOf = (world, seed) => {
  const places = [
    ...uploadCollections.flatMap((slug) => [
      `POST /api/${slug}`,
      `PATCH /api/${slug}/${world.targets[slug]}`,
    ]),
    ...slugs.map((slug) => `POST /api/${slug}`),
    ...['login', 'forgot-password', 'reset-password', 'logout'].map((call) => `POST /api/users/${call}`),
    'POST /api/contacts/import?mode=preview',
    'POST /api/globals/site',
    'POST /api/me/password',
    'POST /auth',
    'POST /',
    'POST /admin',
  ]
  const cards = places.flatMap((place) =>
    tricks.flatMap((one) => callers.map((caller) => ({ place, trick: one, caller }))),
  )
  const deck = shuffled(cards, seed + 4)
  return ({ turn }) => {
    const { place, trick: given, caller } = deck[turn % deck.length]!
    const [method = '', path = ''] = place.split(' ')
    const attack: HttpAttack = {
      kind: 'http',
      label: `${place.replace(/[0-9a-f-]{36}/, ':id')} form: ${given.told}`,
      family: `form: ${given.told}${path.startsWith('/api') ? '' : ' to a page'}`,
      caller,
      method,
      path,
      headers: { 'Content-Type': given.type },
      body: given.body(),
    }
    return { ...attack, isEnding: path.endsWith('logout') }
  }
}
