'use client'

import { TranslationProvider, useTranslation } from '@payloadcms/ui'
import { type ComponentProps, type ReactNode, useMemo } from 'react'

type Words = Record<string, Record<string, string>>
type ProviderProps = ComponentProps<typeof TranslationProvider>

/** Within it Payload speaks with these words; `words` stay the same object from one render to the next. */
export function OtherWords({ words, children }: { words: Words; children: ReactNode }) {
  const { i18n, languageOptions, switchLanguage } = useTranslation()
  const { dateFNSKey, fallbackLanguage, language, translations } = i18n
  const changed = useMemo(() => withWords(translations as never, words), [translations, words])
  return (
    <TranslationProvider
      dateFNSKey={dateFNSKey}
      fallbackLang={fallbackLanguage as ProviderProps['fallbackLang']}
      language={language}
      languageOptions={languageOptions!}
      switchLanguageServerAction={switchLanguage as ProviderProps['switchLanguageServerAction']}
      translations={changed as never}
    >
      {children}
    </TranslationProvider>
  )
}

const withWords = (all: Words, words: Words): Words => ({
  ...all,
  ...Object.fromEntries(Object.entries(words).map(([group, own]) => [group, { ...all[group], ...own }])),
})
