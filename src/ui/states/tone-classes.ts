import type { Tone } from '#domain/text/category-tone'

/** Complete class names, because Tailwind finds only what it can read. */
export const toneText: Record<Tone, string> = {
  1: 'text-cat-1',
  2: 'text-cat-2',
  3: 'text-cat-3',
  4: 'text-cat-4',
  5: 'text-cat-5',
  6: 'text-cat-6',
  7: 'text-cat-7',
  8: 'text-cat-8',
}

export const toneFill: Record<Tone, string> = {
  1: 'bg-cat-1-soft text-cat-1',
  2: 'bg-cat-2-soft text-cat-2',
  3: 'bg-cat-3-soft text-cat-3',
  4: 'bg-cat-4-soft text-cat-4',
  5: 'bg-cat-5-soft text-cat-5',
  6: 'bg-cat-6-soft text-cat-6',
  7: 'bg-cat-7-soft text-cat-7',
  8: 'bg-cat-8-soft text-cat-8',
}
