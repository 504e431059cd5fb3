import fc from 'fast-check'
import config from '#config'
import { value } from './values'

const { collections } = await config

const id = '11111111-1111-4111-8111-111111111111'
const node = (inner: object) => ({ root: { type: 'root', children: [inner] } })

/** What some field somewhere may hold, and no other. */
const wrong: unknown[] = [
  null, true, 7, -1, 1e300, '', 'x', [], {}, [[]], [null], [{}], { id }, { value: {} }, { toString: 1 }, { length: 5 }, id, [id], [[id]],
  { relationTo: 'articles', value: id }, { relationTo: 'няма', value: 'x' }, [{ relationTo: 7 }], { root: 1 }, { root: { children: [{}] } },
  node({ type: 'link' }), node({ type: 'text', text: {} }), node({ type: 'няма' }), node({ type: 'heading', tag: 'script', children: [] }),
  node({ type: 'upload', relationTo: 'media', value: {} }), node({ type: 'block', fields: { blockType: 'documentLink', name: {}, url: [] } }),
  node({ type: 'link', fields: { linkType: 'internal', doc: { relationTo: 'users', value: 'x' } }, children: [] }),
  '2026-99-99', '+275760-09-13T00:00:00.000Z', { date: 1 }, [{ id: {} }], [{ blockType: {} }], { title: { title: {} } },
] // prettier-ignore

export const wrongValue = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...wrong) },
  { weight: 1, arbitrary: value },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)

/** One or two fields of a collection with something that they cannot hold. */
export const wrongFields = (slug: string) => {
  const names = collections.find((one) => one.slug === slug)!.flattenedFields.map(({ name }) => name)
  const name = fc.constantFrom('id', 'password', ...names)
  return fc.dictionary(name, wrongValue, { minKeys: 1, maxKeys: 2, noNullPrototype: true })
}

const part = (name: string, content: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`
const deep = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`

/** Forms that break off, lie about where their parts end, or bring no object. */
export const brokenForms: readonly (readonly [string, string])[] = [
  ['multipart/form-data', `${part('_payload', '{}')}--x--\r\n`],
  ['multipart/form-data; boundary=', 'x'],
  ['multipart/form-data; boundary=y', `${part('_payload', '{}')}--x--\r\n`],
  ['multipart/mixed; boundary=x', part('_payload', '{"alt":')],
  ['multipart/form-data; boundary=x', part('_payload', '{"alt":')],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nab'],
  ['multipart/form-data; boundary=x', `--x\r\nX: ${'a'.repeat(90_000)}\r\n\r\n\r\n--x--\r\n`],
  ['multipart/form-data; boundary=x', `${part('a\0b', 'x')}--x--\r\n`],
  ['multipart/form-data; boundary=x', `${part('_payload', '[]')}--x--\r\n`],
  ['multipart/form-data; boundary=x', `${part('_payload', '"x"')}--x--\r\n`],
  ['multipart/form-data; boundary=x', `${part('_payload', 'null')}--x--\r\n`],
  ['multipart/form-data; boundary=x', `${part('_payload', '{')}--x--\r\n`],
  ['multipart/form-data; boundary=x', `${part('_payload', deep(20_000))}--x--\r\n`],
  ['multipart/form-data; boundary=x', `${part('file', 'x')}--x--\r\n`],
  ['multipart/form-data; boundary=x', '--x--\r\n'],
] // prettier-ignore

/** So deep that walking through it by recursion overflows the stack, and so much that it takes long. */
export const endlessBodies = [
  deep(20_000),
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `{"content":${deep(20_000)}}`,
  `{"title":[${'0,'.repeat(200_000)}0]}`,
]
