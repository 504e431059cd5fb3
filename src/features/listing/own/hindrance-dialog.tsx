'use client'

import { useRouter } from 'next/navigation'
import { routes } from '#domain/routes'
import { itemActionTexts as texts } from '#texts/lists/item-actions'
import { Button } from '../../../ui/buttons/button'
import { Dialog } from '../../../ui/overlays/dialog'
import type { Hindrance } from './hindrance'

type Props = Hindrance & {
  open: boolean
  onClose: () => void
  /** The reason is an incomplete profile. */
  isProfile: boolean
}

export default function HindranceDialog({ open, onClose, title, text, isProfile }: Props) {
  const { push } = useRouter()
  const footer = isProfile ? (
    <Button onClick={() => push(routes.profile)}>{texts.toProfile}</Button>
  ) : (
    <Button onClick={onClose}>{texts.understood}</Button>
  )
  return (
    <Dialog open={open} onClose={onClose} title={title} size="confirm" footer={footer}>
      <p>{text}</p>
    </Dialog>
  )
}
