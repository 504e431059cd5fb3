'use client'

import { Share2 } from 'lucide-react'
import { newsTexts } from '#texts/articles'
import { Button } from '../../ui/button'
import { toast } from '../../ui/toast-store'

type Props = { title: string; address: string }

/** Hands the link to the device; where it cannot share, the link is copied. */
export function ShareButton({ title, address }: Props) {
  async function share() {
    const url = new URL(address, window.location.origin).href
    if (navigator.share) {
      // Closing the device's own sheet is not a failure.
      await navigator.share({ title, url }).catch(() => undefined)
      return
    }
    try {
      await navigator.clipboard.writeText(url)
      toast({ tone: 'ok', title: newsTexts.linkCopied })
    } catch {
      toast({ tone: 'bad', title: newsTexts.copyFailed, text: newsTexts.copyFailedText(url) })
    }
  }

  return (
    <Button variant="secondary" icon={Share2} onClick={share} className="no-js:hidden">
      {newsTexts.share}
    </Button>
  )
}
