'use client'

import { Plus } from 'lucide-react'
import { useRouter } from 'next/navigation'
import type { ComponentProps } from 'react'
import { routes } from '#domain/routes'
import { listingTexts as texts } from '#texts/listing'
import type { IconSource } from '../../ui/icon'
import { Button, type ButtonProps } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { Dialog } from '../../ui/dialog'
import { Opener } from '../../ui/opener'
import { useViewer } from '../viewer/viewer-store'

/** Why somebody cannot add one now, as a title and a sentence. */
export type Hindrance = { title: string; text: string }

/** On a list it is the main action; elsewhere one of several. */
export type AddLook = Pick<ButtonProps, 'variant' | 'size'>

type Props = {
  label: string
  icon?: IconSource
  look?: AddLook
  /** The page to come back to after signing in. */
  page: string
  /** What members with an incomplete profile are told; left out where that is allowed. */
  incomplete?: Hindrance
  /** Told when there can be no other one. */
  limit?: Hindrance | null
  dialog: ComponentProps<typeof Opener>['dialog']
}

/** The way to add something: for visitors through the sign-in, for members a form, or the reason why not. */
export function AddItem({ label, icon = Plus, look, page, incomplete, limit, dialog }: Props) {
  const { user } = useViewer()
  // Also while nobody knows yet who looks, and without scripts: a member is sent straight back from there.
  if (!user) {
    return (
      <ButtonLink href={routes.auth(page)} icon={icon} {...look}>
        {label}
      </ButtonLink>
    )
  }
  const hindrance = !user.profileComplete && incomplete ? incomplete : limit
  const isProfile = hindrance === incomplete
  return (
    <Opener
      icon={icon}
      {...look}
      dialog={(state) =>
        hindrance ? <Hindered {...state} {...hindrance} isProfile={isProfile} /> : dialog(state)
      }
    >
      {label}
    </Opener>
  )
}

type HinderedProps = Hindrance & { open: boolean; onClose: () => void; isProfile: boolean }

function Hindered({ open, onClose, title, text, isProfile }: HinderedProps) {
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
