import { uploadCollections } from '#domain/limits'
import { callers } from '../../support/access/outcomes'
import type { HttpAttack, PartOf } from '../attack'
import { hostileFiles, hostileTables, type HostileFile } from '../hostile-files'
import { shuffled } from '../random'
import { longTexts, plainValues, shapes } from '../values'

const files = await hostileFiles()
const tables = hostileTables()
const signedIn = callers.filter((caller) => caller !== 'visitor')

export const uploadsPart: PartOf = (world, seed) => {
  const cards = [
    ...uploadCollections.flatMap((slug) =>
      files.flatMap((file) =>
        signedIn.flatMap((caller) => ['create', 'change'].map((way) => ({ slug, file, caller, way }))),
      ),
    ),
    ...tables.flatMap((file) =>
      (['moderator', 'admin'] as const).map((caller) => ({ slug: 'contacts', file, caller, way: 'import' })),
    ),
    ...tables.flatMap((file) =>
      (['moderator', 'admin'] as const).map((caller) => ({ slug: 'contacts', file, caller, way: 'import' })),
    ),
  ]
  const deck = shuffled(cards, seed + 3)
  return ({ turn, random }) => {
    const { slug, file, caller, way } = deck[turn % deck.length]!
    const value = random.chance(0.3) ? random.pick([...longTexts, ...plainValues, ...shapes]) : null
    const fields = JSON.stringify({
      ...world.inputs[slug],
      alt: 'x',
      purpose: random.pick(['post', 'avatar', 'editorial', undefined]),
    })
    const [path, method] =
      way === 'import'
        ? [`/api/contacts/import?mode=${random.pick(['preview', 'preview', 'commit'])}`, 'POST']
        : way === 'create'
          ? [`/api/${slug}`, 'POST']
          : [`/api/${slug}/${world.targets[slug]}`, 'PATCH']
    return {
      kind: 'http',
      label: `${method} ${path} file: ${file.told}${value ? `, _payload: ${value.name}` : ''}`,
      family: `file: ${file.told}${value ? `, ${value.name}` : ''}`,
      caller,
      method,
      path,
      ...formOf(
        file,
        value ? (random.chance(0.5) ? value.json : `{"alt":${value.json},"name":${value.json}}`) : fields,
      ),
    } satisfies HttpAttack
  }
}

export function formOf({ name, type, bytes }: Pick<HostileFile, 'name' | 'type' | 'bytes'>, fields: string) {
  const part = (head: string, body: Buffer | string) =>
    Buffer.concat([
      Buffer.from(`--granitsa\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(body),
      Buffer.from('\r\n'),
    ])
  return {
    headers: { 'Content-Type': 'multipart/form-data; boundary=granitsa' },
    body: Buffer.concat([
      part(`name="file"; filename="${name}"\r\nContent-Type: ${type}`, bytes),
      part('name="_payload"', fields),
      Buffer.from('--granitsa--\r\n'),
    ]),
  }
}
