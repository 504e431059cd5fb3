import '@payloadcms/next/css'
import { RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { CSSProperties, ReactNode } from 'react'
import config from '#config'
import { panelTexts } from '#texts/panels/panels'
import { UnreadTitle } from '../../features/shell/unread-title'
import { callServerFunction } from '../../panels/server-functions'
import { importMap } from './importMap'
import '../../panels/styles/panel.css'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return callServerFunction(args, importMap)
}

/** Values for CSS `content` in styles/documents.css. */
const wordsForStyles = { '--word-untitled': `'${panelTexts.payload.general.untitled}'` } as CSSProperties

export default function PanelLayout({ children }: { children: ReactNode }) {
  return (
    <RootLayout
      config={config}
      htmlProps={{ style: wordsForStyles }}
      importMap={importMap}
      serverFunction={serverFunction}
    >
      {children}
      <UnreadTitle isPanel />
    </RootLayout>
  )
}
