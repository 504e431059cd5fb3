'use client'

import { useForm, useFormModified, useFormProcessing, useFormSubmitted } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Payload takes any answer to a save for its success: after a refusal its button would stay off until one types. */
export function KeepModified() {
  const { setModified } = useForm()
  const isModified = useFormModified()
  const isProcessing = useFormProcessing()
  const isRefused = useFormSubmitted()
  useEffect(() => {
    if (isRefused && !isModified && !isProcessing) setModified(true)
  }, [isModified, isProcessing, isRefused, setModified])
  return null
}
