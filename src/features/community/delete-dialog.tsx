import { ConfirmDialog } from '../../ui/overlays/confirm-dialog'
import { type Deletion, deleteLater } from './deletions'

type Props = {
  deletion: Deletion
  question: { title: string; text: string; confirm: string }
  onClose: () => void
  onDeleted?: () => void
}

export function DeleteDialog({ deletion, question, onClose, onDeleted }: Props) {
  function remove() {
    onClose()
    deleteLater(deletion)
    onDeleted?.()
  }
  return <ConfirmDialog open onClose={onClose} {...question} onConfirm={remove} />
}
