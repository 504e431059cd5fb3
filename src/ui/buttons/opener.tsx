'use client'

import { Button, type ButtonProps } from './button'
import { useOpened, type OpenedDialog } from './use-opened'

type Props = Omit<ButtonProps, 'onClick'> & { dialog: OpenedDialog }

/** Hidden without scripts, which the dialog needs. */
export function Opener({ dialog, className, ...button }: Props) {
  const { open, opened } = useOpened(dialog)
  return (
    <>
      <Button {...button} onClick={open} className={`no-js:hidden ${className ?? ''}`} />
      {opened}
    </>
  )
}
