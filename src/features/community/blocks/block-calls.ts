import { blockingTexts as texts } from '#texts/community/blocks'
import { uiTexts } from '#texts/shell/ui'
import { toastFailure, toastSuccess } from '../../../ui/overlays/toast-store'
import { send } from '../../../ui/requests/send'
import { refreshViewer } from '../../viewer/viewer-store'

export type Person = { id: string; name: string }
type Stored = { doc: { id: string; note?: string | null } }
type Options = {
  /** Undone: the id of the block that stands there again. */
  onUndone?: (id: string) => void
}

export const sendBlock = ({ id: member }: Person, note?: string | null) =>
  send<Stored>('POST', '/api/blocks', { member, note: note ?? undefined })

/** What is shown follows at once; the toast takes it back. */
export function tellBlocked(person: Person, { doc }: Stored) {
  void refreshViewer()
  const undo = { label: uiTexts.undo, run: () => void unblock(person, doc.id) }
  toastSuccess(texts.blocked(person.name), { action: undo })
}

/** True when it ended, also when it had ended before in another tab. */
export async function unblock(person: Person, blockId: string, options: Options = {}): Promise<boolean> {
  const answer = await send<Stored>('DELETE', `/api/blocks/${blockId}`)
  void refreshViewer()
  if (!answer.ok && answer.status !== 404) {
    toastFailure(texts.unblockFailed, answer.message)
    return false
  }
  const note = answer.ok ? answer.data.doc.note : null
  const undo = { label: uiTexts.undo, run: () => void blockAgain({ person, note, ...options }) }
  toastSuccess(texts.unblocked(person.name), { action: undo })
  return true
}

async function blockAgain({ person, note, onUndone }: Options & { person: Person; note?: string | null }) {
  const answer = await sendBlock(person, note)
  void refreshViewer()
  if (answer.ok) onUndone?.(answer.data.doc.id)
  else toastFailure(texts.blockFailed, answer.message)
}
