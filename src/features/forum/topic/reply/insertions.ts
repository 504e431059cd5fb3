import type { TopicComment } from '#domain/forum/shown-topics'

/** What a press beside a comment puts into the form. */
export type Insertion = { kind: 'quote' | 'reply'; comment: TopicComment }
export type Insertions = ReturnType<typeof createInsertions>

/** Between the comments and the form, which may still be loading. */
export function createInsertions() {
  let waiting: Insertion[] = []
  let take: ((insertion: Insertion) => void) | null = null
  return {
    add: (insertion: Insertion) => (take ? take(insertion) : void waiting.push(insertion)),
    onAdd: (listener: (insertion: Insertion) => void) => {
      take = listener
      for (const insertion of waiting) listener(insertion)
      waiting = []
      return () => {
        take = null
      }
    },
  }
}
