import type { TopicComment } from '#domain/forum/shown-topics'

/** What a press beside a comment puts into the form. */
export type Insertion = { kind: 'quote' | 'reply'; comment: TopicComment }
export type Composer = ReturnType<typeof createComposer>

/** Between the comments and the form, which may still be loading. */
export function createComposer() {
  let waiting: Insertion[] = []
  let take: ((insertion: Insertion) => void) | null = null
  return {
    insert: (insertion: Insertion) => (take ? take(insertion) : void waiting.push(insertion)),
    onInsert: (listener: (insertion: Insertion) => void) => {
      take = listener
      for (const insertion of waiting) listener(insertion)
      waiting = []
      return () => {
        take = null
      }
    },
  }
}
