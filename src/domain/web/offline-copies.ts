import { isId } from '#domain/lists/ids'
import { routes } from '#domain/routes'

/** Pages of saved contacts and embassies that can be read without a network. */
export const OFFLINE_COPIES_MAX = 60
/** Then a copy is made anew on the next visit. */
export const OFFLINE_COPY_HOURS = 24

/** The cache, which public/service-worker.js reads. */
export const OFFLINE_COPIES = 'copies'

/** What one needs on the way, without a network: whom to call, and where the consulate is. */
export const copiedKinds = ['contacts', 'embassies'] as const
export type CopiedKind = (typeof copiedKinds)[number]

type Saved = { kind: string; id: string }
export type SavedForOffline = Record<CopiedKind, string[]>

/** The latest come first and win; stored data may be invalid. */
export function savedForOffline(saved: readonly Saved[]): SavedForOffline {
  const sound = saved.filter(({ kind, id }) => isCopied(kind) && isId(id))
  const unique = [...new Map(sound.map((item) => [`${item.kind}:${item.id}`, item])).values()]
  const first = unique.slice(0, OFFLINE_COPIES_MAX)
  const idsOf = (wanted: CopiedKind) => first.filter(({ kind }) => kind === wanted).map(({ id }) => id)
  return { contacts: idsOf('contacts'), embassies: idsOf('embassies') }
}

const isCopied = (kind: string) => copiedKinds.some((one) => one === kind)

const copiedPages = new RegExp(`^(?:${routes.embassies}|/(?:${copiedKinds.join('|')})/[A-Za-z0-9_%.~-]+)$`)

/** Public pages alone, without a query. */
export const isCopiedPage = (path: string): boolean => copiedPages.test(path)

type Answer = Pick<Response, 'status' | 'redirected' | 'headers'>

/** Whether this answer is the same for everybody, so that it may stay on the device. */
export function isForEverybody({ status, redirected, headers }: Answer): boolean {
  const control = headers.get('cache-control') ?? ''
  return (
    status === 200 &&
    !redirected &&
    /^text\/html\b/i.test(headers.get('content-type') ?? '') &&
    !/\b(?:private|no-store)\b/i.test(control) &&
    !headers.has('set-cookie')
  )
}
