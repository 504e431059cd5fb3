import { z } from 'zod'
import '#domain/web/jitless'
import { BLOCK_NOTE_MAX } from '#domain/limits'
import { isId } from '#domain/lists/ids'
import { optionalLine } from '#domain/web/input'

export const blockNoteInput = z.object({ note: optionalLine(BLOCK_NOTE_MAX) })

/** Whom a member blocks, and what they note about it for themselves. */
export const blockInput = blockNoteInput.extend({
  member: z.string('required').refine(isId, 'choice'),
})
