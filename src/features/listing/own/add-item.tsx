'use client'

import { type ComponentProps } from 'react'
import { routes } from '#domain/routes'
import type { IconSource } from '../../../ui/graphics/icon'
import type { ButtonProps } from '../../../ui/buttons/button'
import { ButtonLink } from '../../../ui/buttons/button-link'
import { lazyPart } from '../../../ui/lazy-part'
import { Opener } from '../../../ui/buttons/opener'
import { useViewer } from '../../viewer/viewer-store'
import type { Hindrance } from './hindrance'

const HindranceDialog = lazyPart(() => import('./hindrance-dialog'))

/** There can be no other one; with a label the button says so and looks disabled. */
export type ItemLimit = Hindrance & { label?: string }

export type AddLook = Pick<ButtonProps, 'variant' | 'size'>

type Props = {
  label: string
  /** Label of the sign-in link, where only members get the button. */
  visitorLabel?: string
  icon?: IconSource
  look?: AddLook
  /** Where to return after signing in. */
  page: string
  /** For members with an incomplete profile; omitted where that is allowed. */
  incomplete?: Hindrance
  limit?: ItemLimit | null
  dialog: ComponentProps<typeof Opener>['dialog']
}

/** Visitors get the sign-in, members a form or the reason why not. */
export function AddItem(props: Props) {
  const { label, visitorLabel = label, icon = 'plus', look, page, incomplete, limit, dialog } = props
  const { user } = useViewer()
  // Also while the viewer is unknown and without scripts: the sign-in sends members straight back.
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
      // Not disabled: a click shows the reason.
      aria-disabled={limitLabel ? true : undefined}
      dialog={(state) =>
        hindrance ? <HindranceDialog {...state} {...hindrance} isProfile={isProfile} /> : dialog(state)
      }
    >
      {limitLabel ?? label}
    </Opener>
  )
}
