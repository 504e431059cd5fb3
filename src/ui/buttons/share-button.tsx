'use client'

import { shareTexts as texts } from '#texts/lists/share'
import { classNames } from '../class-names'
import { Button, type ButtonProps } from './button'
import { toastFailure, toastSuccess } from '../overlays/toast-store'

type Props = {
  title: string
  address: string
  /** For the device's share sheet. */
  text?: string
  className?: string
} & Pick<ButtonProps, 'variant' | 'size'>

export function ShareButton({ title, address, text, variant = 'secondary', size, className }: Props) {
  async function share() {
    const url = new URL(address, window.location.origin).href
    if (navigator.share) {
      // Closing the device's share sheet is not a failure.
      await navigator.share({ title, text, url }).catch(() => undefined)
      return
    }
    try {
      await navigator.clipboard.writeText(url)
      toastSuccess(texts.linkCopied)
    } catch {
      toastFailure(texts.copyFailed, texts.copyFailedText(url))
    }
  }

  return (
    <Button
      variant={variant}
      size={size}
      icon="share-2"
      onClick={share}
      className={classNames('no-js:hidden', className)}
    >
      {texts.share}
    </Button>
  )
}
