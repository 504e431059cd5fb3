'use client'

import { useState, type MouseEvent } from 'react'
import { documentDownloadTexts as texts } from '#texts/documents/document-actions'
import { buttonLook, type ButtonLook } from '../../ui/buttons/button-look'
import { Icon } from '../../ui/graphics/icon'
import { toastFailure, toastSuccess } from '../../ui/overlays/toast-store'

type Props = ButtonLook & {
  href: string
  fileName: string
  name: string
}

/** A plain link; with scripts a failure shows here instead of an error page. */
export function DownloadButton({ href, fileName, name, ...look }: Props) {
  const [isBusy, setIsBusy] = useState(false)

  async function download(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    const file = await fetchFile(href)
    setIsBusy(false)
    if (!file) return toastFailure(texts.downloadFailed)
    saveAs({ file, fileName })
    toastSuccess(texts.downloaded)
  }

  return (
    <a
      href={href}
      download={fileName}
      aria-busy={isBusy}
      onClick={(event) => void download(event)}
      className={buttonLook(look)}
    >
      <Icon icon={isBusy ? 'loader-circle' : 'download'} className={isBusy ? 'animate-spin' : ''} />
      {texts.download}
      <span className="sr-only">: {name}</span>
    </a>
  )
}

async function fetchFile(href: string): Promise<Blob | null> {
  try {
    const answer = await fetch(href)
    return answer.ok ? await answer.blob() : null
  } catch {
    return null
  }
}

function saveAs({ file, fileName }: { file: Blob; fileName: string }) {
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: fileName }).click()
  // The browser reads it asynchronously.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
