'use client'

import { Plus } from 'lucide-react'
import { useRouter } from 'next/navigation'
import type { ComponentProps } from 'react'
import { routes } from '#domain/routes'
import { listingTexts as texts } from '#texts/listing'
import type { IconSource } from '../../ui/icon'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { Dialog } from '../../ui/dialog'
import { Opener } from '../../ui/opener'
import { useViewer } from '../viewer/viewer-store'

/** Why somebody cannot add one now, as a title and a sentence. */
export type Hindrance = { title: string; text: string }
/** That there can be no other one; with a label the button itself says so and looks switched off. */
export type ItemLimit = Hindrance & { label?: string }

type Props = {
  label: string
  /** What the way through the sign-in is called, where only members are offered the button itself. */
  visitorLabel?: string
  icon?: IconSource
  /** The page to come back to after signing in. */
  page: string
  /** What members with an incomplete profile are told; left out where that is allowed. */
  incomplete?: Hindrance
  /** Told when there can be no other one. */
  limit?: ItemLimit | null
  dialog: ComponentProps<typeof Opener>['dialog']
}

/** The way to add something: for visitors through the sign-in, for members a form, or the reason why not. */
export function AddItem({
  label,
  visitorLabel = label,
  icon = Plus,
  page,
  incomplete,
  limit,
  dialog,
}: Props) {
  const { status, user } = useViewer()
  if (status === 'loading') {
    return (
      <Button icon={icon} busy className="no-js:hidden">
        <span className="member:hidden">{visitorLabel}</span>
        <span className="visitor:hidden">{label}</span>
      </Button>
    )
  }
  if (!user) {
    return (
      <ButtonLink href={routes.auth(page)} icon={icon}>
        {visitorLabel}
      </ButtonLink>
    )
  }
  const hindrance = !user.profileComplete && incomplete ? incomplete : limit
  const isProfile = hindrance === incomplete
  const limitLabel = isProfile ? undefined : limit?.label
  return (
    <Opener
      icon={icon}
      // It still answers, with the reason.
      aria-disabled={limitLabel ? true : undefined}
      dialog={(state) =>
        hindrance ? <Hindered {...state} hindrance={hindrance} isProfile={isProfile} /> : dialog(state)
      }
    >
      {limitLabel ?? label}
    </Opener>
  )
}

type HinderedProps = { hindrance: Hindrance; open: boolean; onClose: () => void; isProfile: boolean }

function Hindered({ open, onClose, hindrance, isProfile }: HinderedProps) {
  const { title, text } = hindrance
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
