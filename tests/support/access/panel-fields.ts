import { rest } from '../rest'
import type { Operation } from './guarded-fields'

type Told = true | { fields?: Told | Record<string, Told>; [operation: string]: unknown }
export type Panel = Record<'collections' | 'globals', Record<string, Told>>

export async function panelOf(as: 'moderator' | 'admin'): Promise<Panel> {
  const { status, data, text } = await rest<Panel>('GET', '/access', { as })
  if (status !== 200) throw new Error(`GET /access: ${status} ${text}`)
  return data
}

type Asked = { slug: string; path: string; operation: Operation }

/** Payload shortens a full permission to `true`. */
export function offers(panel: Panel, { slug, path, operation }: Asked): boolean {
  const isGlobal = slug.startsWith('globals/')
  let told: unknown = isGlobal ? panel.globals[slug.replace('globals/', '')] : panel.collections[slug]
  for (const name of path.split('.')) {
    if (told === true) return true
    const fields = (told as { fields?: unknown } | undefined)?.fields
    told = fields === true ? true : (fields as Record<string, unknown> | undefined)?.[name]
  }
  return told === true || (told as Record<string, unknown> | undefined)?.[operation] === true
}
