import { startTransition, useState } from 'react'
import type { OpenedDialog } from '../../../ui/buttons/use-opened'
import type { Hindrance } from './hindrance'
import { HindranceDialog } from './hindrance-dialog'
import ProfileStep from '../../viewer/profile-step'

type Props = {
  open: boolean
  onClose: () => void
  /** What is to be said while the profile has no surname or no city. */
  incomplete: Hindrance | null
  limit: Hindrance | null
  form: OpenedDialog
}

/** Decided when it opens: nothing that happens elsewhere takes the form away. */
export default function AddSheet({ incomplete, limit, form, ...state }: Props) {
  const [hindrance, setHindrance] = useState(incomplete ?? limit)
  const [isProfile, setIsProfile] = useState(incomplete !== null)
  /** The step stays until the code of the form is there. */
  function goOn() {
    startTransition(() => {
      setIsProfile(false)
      setHindrance(limit)
    })
  }
  if (!hindrance) return form(state)
  return isProfile ? (
    <ProfileStep {...state} {...hindrance} onDone={goOn} />
  ) : (
    <HindranceDialog {...state} {...hindrance} />
  )
}
