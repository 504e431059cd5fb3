'use client'

import { useState, type MouseEvent } from 'react'
import { parseApiErrors } from '#domain/web/api-errors'
import { accountTexts } from '#texts/account/account'
import { errorTexts } from '#texts/web/errors'
import { Icon } from '../../ui/graphics/icon'
import { toastFailure } from '../../ui/overlays/toast-store'

const { list: texts } = accountTexts
const EXPORT = '/api/me/export'

/** A link works without scripts; with them a refusal shows here instead of on a page of its own. */
export function ExportRow() {
  const [isBusy, setIsBusy] = useState(false)

  async function download(event: MouseEvent) {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    const problem = await fetchArchive()
    setIsBusy(false)
    if (problem) toastFailure(texts.exportFailed, problem)
  }

  return (
    <a
      href={EXPORT}
      download
      onClick={(event) => void download(event)}
      aria-busy={isBusy}
      className="menu-row"
    >
      <Icon icon={isBusy ? 'loader-circle' : 'download'} className={isBusy ? 'animate-spin' : undefined} />
      <span className="grid">
        {texts.export}
        <span className="type-meta" role="status">
          {isBusy ? texts.exportBusy : texts.exportHint}
        </span>
      </span>
    </a>
  )
}

/** Returns the error, or null. */
async function fetchArchive(): Promise<string | null> {
  try {
    const answer = await fetch(EXPORT)
    if (!answer.ok)
      return parseApiErrors(await answer.json().catch(() => null)).message ?? errorTexts.unexpected
    const name =
      /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1] ?? 'export.zip'
    save(await answer.blob(), name)
    return null
  } catch {
    return errorTexts.network
  }
}

function save(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser reads the file asynchronously.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
