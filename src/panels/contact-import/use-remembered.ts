'use client'

import { usePreferences } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { importOptions, type ImportOptions } from '#domain/contacts/import-options'

const key = 'contact-import'

/** What the person chose last time: where columns go, and the values for the whole file. */
export type Remembered = Pick<ImportOptions, 'columns' | 'defaults'>

/** Null until it is known. */
export function useRemembered() {
  const { getPreference, setPreference } = usePreferences()
  const [remembered, setRemembered] = useState<Remembered | null>(null)

  useEffect(() => {
    void getPreference<unknown>(key).then((found) => {
      const { success, data } = importOptions.pick({ columns: true, defaults: true }).safeParse(found ?? {})
      setRemembered(success ? data : {})
    })
  }, [getPreference])

  const remember = useCallback(
    (more: Remembered) => {
      const next = { ...remembered, ...more }
      setRemembered(next)
      void setPreference(key, next)
    },
    [remembered, setPreference],
  )
  return { remembered, remember }
}
