'use client'

import { Suspense, useState } from 'react'
import { itemActionTexts as texts } from '#texts/lists/item-actions'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/buttons/button'
import { IconButton } from '../../../ui/buttons/icon-button'
import { lazyPart } from '../../../ui/lazy-part'
import { useViewerPart } from '../../viewer/viewer-store'
import type { Reported } from './reported'

const ReportDialog = lazyPart(() => import('./report-dialog'))

type Props = { item: Reported; look?: 'icon' | 'button'; className?: string }

/** For members, except on their own items. Its space is always reserved. */
export function ReportButton({ item, look = 'icon', className }: Props) {
  const canReport = useViewerPart(
    ({ user, own }) => user !== null && !own.some(({ id }) => id === item.id) && item.id !== user.id,
  )
  const isReported = useViewerPart(({ reported }) => reported.includes(item.id))
  const [isOpen, setIsOpen] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const open = () => {
    setIsAsked(true)
    setIsOpen(true)
  }
  const classes = classNames(!canReport && 'invisible', className) || undefined
  return (
    <>
      {look === 'icon' ? (
        <IconButton
          icon={isReported ? 'check' : 'flag'}
          iconSize={20}
          label={isReported ? texts.reportedOf(item.name) : texts.reportOf(item.name)}
          // Not disabled: the focus comes back to it from the dialog.
          aria-disabled={isReported || undefined}
          onClick={isReported ? undefined : open}
          className={classes}
        />
      ) : (
        <Button
          variant="quiet"
          size="sm"
          icon={isReported ? 'check' : 'flag'}
          // Not disabled: the focus comes back to it from the dialog.
          aria-disabled={isReported || undefined}
          onClick={isReported ? undefined : open}
          className={classes}
        >
          {isReported ? texts.reported : texts.report}
        </Button>
      )}
      {isAsked && (
        <Suspense>
          <ReportDialog item={item} open={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
