import { ConfirmDialog } from '../../ui/confirm-dialog'
import { type Deletion, deleteLater } from './deletions'
import { keepFocus } from './keep-focus'

type Props = {
  deletion: Deletion
  question: { title: string; text: string; confirm: string }
  /** Its id in the document. */
  place?: string
  onClose: () => void
  onDeleted?: () => void
}

export function DeleteDialog({ deletion, question, place, onClose, onDeleted }: Props) {
  function remove() {
    onClose()
    if (place) keepFocus(place)
    deleteLater(deletion)
    onDeleted?.()
  }
  return <ConfirmDialog open onClose={onClose} {...question} onConfirm={remove} />
}
