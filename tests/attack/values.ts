export type Value = { name: string; json: string }

const text = (name: string, given: string): Value => ({ name, json: JSON.stringify(given) })
const json = (name: string, given: string): Value => ({ name, json: given })
const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth)

const rows: [string, string][] = [
  ['letters', 'x'],
  ['cyrillic', 'ж'],
  ['digits', '9'],
  ['ats', '@'],
  ['angles', '<'],
  ['spaces', ' '],
  ['quotes', '"'],
  ['dots', 'a.'],
  ['dashes', '-'],
  ['slashes', '/'],
  ['almost addresses', 'a@b.'],
  ['ampersands', '&amp'],
  ['commas', ',;'],
  ['brackets', '['],
  ['lines', '\n'],
]
const fill = (part: string, length: number) => part.repeat(Math.ceil(length / part.length)).slice(0, length)

export const longTexts: Value[] = rows.flatMap(([name, part]) => [
  text(`15,000 ${name}`, fill(part, 15_000)),
  text(`100,000 ${name}`, fill(part, 100_000)),
])

export const plainValues: Value[] = [
  json('null', 'null'),
  json('true', 'true'),
  json('zero', '0'),
  json('minus one', '-1'),
  json('a half', '0.5'),
  json('too large a number', '1e400'),
  json('99999999999999999999', '99999999999999999999'),
  text('empty text', ''),
  text('a space', ' '),
  text('NaN', 'NaN'),
  text('a number as text', '12'),
  text('no date', '2026-99-99'),
  text('a date far away', '+275760-09-13T00:00:00.000Z'),
  text('year zero', '0000-00-00'),
  text('yesterday', 'вчера'),
  text('SQL', `') or 1=1; drop table users; --`),
  text('markup', '<script>alert(1)</script><img src=x onerror=alert(1)>'),
  text('a path', '../../../../etc/passwd'),
  text('NUL', 'a\0b'),
  text('lone surrogate', 'a\ud800b'),
  text('a flag', '💥🇧🇬\u202e\u200d'),
  text('javascript address', 'javascript:alert(1)'),
  text('header break', 'a\r\nX-Broken: yes'),
  text('unknown id', '11111111-1111-4111-8111-111111111111'),
  text('almost an id', '11111111-1111-4111-8111-11111111111'),
]

export const shapes: Value[] = [
  json('empty list', '[]'),
  json('empty object', '{}'),
  json('list of null', '[null]'),
  json('list of lists', '[[[["x"]]]]'),
  json('toString', '{"toString":1}'),
  json('valueOf', '{"valueOf":"x","toString":"y"}'),
  json('prototype', '{"__proto__":{"role":"admin","isAdmin":true}}'),
  json('constructor', '{"constructor":{"prototype":{"role":"admin"}}}'),
  json('length', '{"length":4294967295}'),
  json('then', '{"then":"x"}'),
  json('operator', '{"equals":"x","not_equals":null}'),
  json('relation', '{"relationTo":"users","value":{"toString":1}}'),
  json('relation without value', '{"relationTo":"няма","value":null}'),
  json('list of relations', '[{"relationTo":"users","value":"x"},{"value":1}]'),
  json('row', '[{"id":1,"x":{"toString":1}}]'),
  json('document', '{"root":null}'),
  json('document of nothing', '{"root":{"children":{"length":3}}}'),
  json(
    'document of a wrong kind',
    '{"root":{"type":"root","children":[{"type":"__proto__"},null,7,{"type":"link","fields":null}]}}',
  ),
  json('deep document', `{"root":${nested('{"type":"list","children":[', ']}', 1_500)}}`),
  json('20,000 lists deep', nested('[', ']', 20_000)),
  json('20,000 objects deep', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`),
  json('5,000 entries', `[${'"x",'.repeat(4_999)}"x"]`),
  json('5,000 names', `{${Array.from({ length: 5_000 }, (_, at) => `"n${at}":1`).join(',')}}`),
]

export const addresses = (trap: string, number: number): Value[] => [
  text('an address', `${trap}/${number}/a.png`),
  json('list of addresses', JSON.stringify([`${trap}/${number}/b.png`])),
]

export const queryTexts: { name: string; text: string }[] = [
  ...plainValues,
  ...shapes.slice(0, 18),
  ...longTexts,
]
  .map(({ name, json: given }) => ({
    name,
    text: given.startsWith('"') ? (JSON.parse(given) as string) : given,
  }))
  .filter(({ text: given }) => given.length <= 15_000)

/** `encodeURIComponent` refuses lone surrogates. */
export const encoded = (given: string) => encodeURIComponent(given.replace(/\p{Surrogate}/gu, '\ufffd'))

export const inside =
  /\bselect\b.{1,400}\bfrom\b|insert into|violates|invalid input syntax|invalid byte|drizzle|node_modules|\bat .{1,200}:\d+:\d+|ECONN|syntax error at/i
