'use client'

import { toast } from '@payloadcms/ui'
import { stringify } from 'qs-esm'
import type { Where } from 'payload'
import { exportTexts as texts } from '#texts/panels/export'
import { send } from '../../ui/requests/send'

/** Asks first, so that a missing one-time code is asked for here and not answered with another page. */
export function ExportLink({ slug, where }: { slug: string; where: Where }) {
  async function download() {
    const answer = await send('GET', `/api/export/${slug}?check=1`)
    if (!answer.ok) return void toast.error(answer.message)
    const link = document.createElement('a')
    link.href = `/api/export/${slug}${stringify({ where }, { addQueryPrefix: true })}`
    link.download = `${slug}.csv`
    link.click()
  }
  return (
    <button type="button" className="bulk__export" onClick={() => void download()}>
      {texts.button}
    </button>
  )
}
