'use client'

import { routes } from '#domain/routes'
import { withWish } from '#domain/web/wish'
import { Button, type ButtonProps } from '../../../ui/buttons/button'
import { ButtonLink } from '../../../ui/buttons/button-link'
import { useOpened, type OpenedDialog } from '../../../ui/buttons/use-opened'
import type { IconSource } from '../../../ui/graphics/icon'
import { lazyPart } from '../../../ui/lazy-part'
import { useWish } from '../../viewer/use-wish'
import { useViewer } from '../../viewer/viewer-store'
import type { Hindrance } from './hindrance'

const AddSheet = lazyPart(() => import('./add-sheet'))

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
  dialog: OpenedDialog
}

/** Visitors get the sign-in and then the form, members the form or the reason why not. */
export function AddItem(props: Props) {
  const { label, visitorLabel = label, icon = 'plus', look, page, incomplete, limit, dialog } = props
  const { user } = useViewer()
  const isIncomplete = user !== null && !user.profileComplete && incomplete !== undefined
  const { open, opened } = useOpened((state) => (
    <AddSheet {...state} incomplete={isIncomplete ? incomplete : null} limit={limit ?? null} form={dialog} />
  ))
  useWish('add', open)
  const limitLabel = isIncomplete ? undefined : limit?.label
  return (
    <>
      {user ? (
        <Button
          icon={icon}
          {...look}
          // Not disabled: a click shows the reason.
          aria-disabled={limitLabel ? true : undefined}
          onClick={open}
          className="no-js:hidden"
        >
          {limitLabel ?? label}
        </Button>
      ) : (
        // Also while the viewer is unknown and without scripts: the sign-in sends members straight back.
        <ButtonLink href={routes.auth(withWish(page, 'add'))} icon={icon} {...look}>
          {visitorLabel === label ? (
            label
          ) : (
            <>
              <span className="member:hidden">{visitorLabel}</span>
              <span className="visitor:hidden">{label}</span>
            </>
          )}
        </ButtonLink>
      )}
      {/* Not inside: it stays open when the session ends. */}
      {opened}
    </>
  )
}
