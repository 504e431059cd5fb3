import fc from 'fast-check'

/** The same requests in every run. */
export const seed = 20261121

/** What an answer would hold if it told of the inside: statements, drivers, stack lines, paths. */
export const inside =
  /\bselect\b.+\bfrom\b|insert into|violates|invalid input syntax|invalid byte|drizzle|node_modules|\bat .+:\d+:\d+|ECONN|syntax error at/i

const hostile = [
  '', ' ', '0', '-1', '99999999999999', '1e999', 'NaN', 'null', 'true', 'вчера', '2026-99-99', '1) or (1=1', "' or '1'='1", '";drop table users;--',
  'a\0b', '\ud800', '%', '_', '\\', '{"a":1}', '[1,2]', '{', '../../etc/passwd', '<script>', '$where', '💥', 'x'.repeat(3000), '1,2,3',
] // prettier-ignore

export const value = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...hostile) },
  { weight: 1, arbitrary: fc.string({ maxLength: 20, unit: 'binary' }) },
  { weight: 1, arbitrary: fc.uuid() },
)

export const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))

/** A JSON object of some of these fields, each with something that nobody expects there. */
export const bodyOf = (names: readonly string[]) =>
  fc
    .record(Object.fromEntries(names.map((name) => [name, fc.oneof(value, fc.jsonValue({ maxDepth: 2 }))])), {
      requiredKeys: [],
    })
    .map((given) => JSON.stringify(given))

/** No object, or no JSON at all. */
export const oddBody = fc.oneof(
  fc.json({ maxDepth: 3 }),
  fc.constantFrom('', '{', 'null', '[]', '"x"', '{"__proto__":{"role":"admin"}}'),
)
