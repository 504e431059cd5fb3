const part = (name: string, content: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`
const deep = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`

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

/** Deep enough to overflow recursion, or slow by size. */
export const endlessBodies = [
  deep(20_000),
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `{"content":${deep(20_000)}}`,
  `{"title":[${'0,'.repeat(200_000)}0]}`,
]
