'use client'

import { TranslationProvider, useTranslation } from '@payloadcms/ui'
import { type ReactNode, useMemo } from 'react'

type Words = Record<string, Record<string, string>>
type Props = { words: Words; children: ReactNode }

/** Within it Payload speaks with these words. */
export function OtherWords({ words, children }: Props) {
  const { i18n, languageOptions, switchLanguage } = useTranslation()
  const translations = useMemo(() => {
    const all = i18n.translations as unknown as Words
    const changed = Object.entries(words).map(([group, own]) => [group, { ...all[group], ...own }])
    return { ...all, ...Object.fromEntries(changed) } as unknown as typeof i18n.translations
  }, [i18n.translations, words])
  return (
    <TranslationProvider
      dateFNSKey={i18n.dateFNSKey}
      fallbackLang={i18n.fallbackLanguage as never}
      language={i18n.language}
      languageOptions={languageOptions!}
      switchLanguageServerAction={switchLanguage as never}
      translations={translations as never}
    >
      {children}
    </TranslationProvider>
  )
}
