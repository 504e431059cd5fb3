'use client'

import { Plus } from 'lucide-react'
import { lazy, type ComponentProps } from 'react'
import { routes } from '#domain/routes'
import type { IconSource } from '../../ui/icon'
import type { ButtonProps } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { Opener } from '../../ui/opener'
import { useViewer } from '../viewer/viewer-store'
import type { Hindrance } from './hindrance'

const HindranceDialog = lazy(() => import('./hindrance-dialog'))

/** That there can be no other one; with a label the button itself says so and looks switched off. */
export type ItemLimit = Hindrance & { label?: string }

/** On a list it is the main action; elsewhere one of several. */
export type AddLook = Pick<ButtonProps, 'variant' | 'size'>

type Props = {
  label: string
  /** What the way through the sign-in is called, where only members are offered the button itself. */
  visitorLabel?: string
  icon?: IconSource
  look?: AddLook
  /** The page to come back to after signing in. */
  page: string
  /** What members with an incomplete profile are told; left out where that is allowed. */
  incomplete?: Hindrance
  /** Told when there can be no other one. */
  limit?: ItemLimit | null
  dialog: ComponentProps<typeof Opener>['dialog']
}

/** The way to add something: for visitors through the sign-in, for members a form, or the reason why not. */
export function AddItem(props: Props) {
  const { label, visitorLabel = label, icon = Plus, look, page, incomplete, limit, dialog } = props
  const { user } = useViewer()
  // Also while nobody knows yet who looks, and without scripts: a member is sent straight back from there.
  if (!user) {
    return (
      <ButtonLink href={routes.auth(page)} icon={icon} {...look}>
        {visitorLabel === label ? (
          label
        ) : (
          <>
            <span className="member:hidden">{visitorLabel}</span>
            <span className="visitor:hidden">{label}</span>
          </>
        )}
      </ButtonLink>
    )
  }
  const hindrance = !user.profileComplete && incomplete ? incomplete : limit
  const isProfile = hindrance === incomplete
  const limitLabel = isProfile ? undefined : limit?.label
  return (
    <Opener
      icon={icon}
      {...look}
      // It still answers, with the reason.
      aria-disabled={limitLabel ? true : undefined}
      dialog={(state) =>
        hindrance ? <HindranceDialog {...state} {...hindrance} isProfile={isProfile} /> : dialog(state)
      }
    >
      {limitLabel ?? label}
    </Opener>
  )
}
