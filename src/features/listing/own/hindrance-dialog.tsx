import { ownItemActionTexts as texts } from '#texts/lists/own-item-actions'
import { Button } from '../../../ui/buttons/button'
import { Dialog } from '../../../ui/overlays/dialog'
import type { Hindrance } from './hindrance'

type Props = Hindrance & { open: boolean; onClose: () => void }

export function HindranceDialog({ open, onClose, title, text }: Props) {
  const footer = <Button onClick={onClose}>{texts.understood}</Button>
  return (
    <Dialog open={open} onClose={onClose} title={title} size="confirm" footer={footer}>
      <p>{text}</p>
    </Dialog>
  )
}
