/** Where what members write is stored, and which column bears its mark. */
export const stored = {
  posts: { table: 'posts', column: 'content' },
  'post-comments': { table: 'post_comments', column: 'content' },
  'forum-topics': { table: 'forum_topics', column: 'title' },
  'forum-comments': { table: 'forum_comments', column: 'content' },
  'small-ads': { table: 'small_ads', column: 'title' },
  users: { table: 'users', column: 'email' },
} as const

export type Kind = keyof typeof stored

/**
 * What has to be true of one written item: `may` be there while nobody has said so, `must`, or be `gone`. Its text is
 * one of `texts`: two while an edit is under way.
 */
export type Entry = {
  kind: Kind
  mark: string
  presence: 'may' | 'must' | 'gone'
  texts: Set<string>
  id: string | null
}

export type Like = { post: string; member: string; state: boolean | null }

/** The mark of a text, alone among all texts of a run. */
export const markPattern = 'k[0-9]+z'

export function createLedger() {
  const entries = new Map<string, Entry>()
  const likes = new Map<string, Like>()
  /** File names of pictures. */
  const files: string[] = []
  /** Addresses that one letter has to reach. */
  const letters: string[] = []
  /** When each acknowledgement came. */
  const acknowledged: number[] = []
  /** What the site refused although it was right. */
  const refused = new Map<string, number>()

  return {
    entries: entries as ReadonlyMap<string, Entry>,
    likes: likes as ReadonlyMap<string, Like>,
    files,
    letters,
    acknowledged,
    refused: refused as ReadonlyMap<string, number>,
    newMark: () => `k${entries.size + 1}z`,
    intend: (kind: Kind, mark: string, text: string): Entry => {
      const entry: Entry = { kind, mark, presence: 'may', texts: new Set([text]), id: null }
      entries.set(mark, entry)
      return entry
    },
    like: (like: Like) => likes.set(`${like.post} ${like.member}`, like),
    acknowledge: () => void acknowledged.push(performance.now()),
    refuse: (what: string) => void refused.set(what, (refused.get(what) ?? 0) + 1),
  }
}

export type Ledger = ReturnType<typeof createLedger>
