'use client'

import { Upload, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { documentExtensions } from '#domain/documents/document-file'
import { documentPageTexts as texts } from '#texts/documents/documents'
import { uploadWithProgress } from './upload-with-progress'

/** Payload's own, which offers every file and says nothing while one is sent. */
export function DocumentUpload() {
  const { collectionSlug = 'documents', id, initialState } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const [share, setShare] = useState<number | null>(null)
  useEffect(() => {
    const { fetch } = window
    window.fetch = uploadWithProgress(fetch.bind(window), setShare)
    return () => {
      window.fetch = fetch
    }
  }, [])
  const { upload } = getEntityConfig({ collectionSlug })
  return (
    <>
      <Upload
        collectionSlug={collectionSlug}
        initialState={initialState}
        uploadConfig={{ ...upload, mimeTypes: documentExtensions } as never}
      />
      {!id && <p className="field-description">{texts.fileHint}</p>}
      {share !== null && (
        <div className="field-type">
          <progress className="bulk__bar" value={share} aria-label={texts.uploadingFile} />
          <p className="field-description">{texts.uploading(Math.round(share * 100))}</p>
        </div>
      )}
    </>
  )
}
