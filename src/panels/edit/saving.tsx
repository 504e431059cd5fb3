'use client'

import { useFormProcessing } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { outcomeWords } from '#texts/panels/outcomes'
import { OtherWords } from './other-words'

const { saving } = outcomeWords
const whileSaving = { general: { save: saving }, version: { saveDraft: saving, publishChanges: saving } }
const otherwise = {}

/** Around a button of Payload that saves. */
export const Saving = ({ children }: { children: ReactNode }) => (
  <OtherWords words={useFormProcessing() ? whileSaving : otherwise}>{children}</OtherWords>
)
