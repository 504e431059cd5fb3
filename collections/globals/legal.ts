import type { GlobalConfig, RichTextField } from 'payload'
import { settings } from '#access/table'
import { VERSIONS_KEPT } from '#domain/limits'
import { richTextOf } from '#domain/text/rich-text'
import { keepTrailOfGlobal } from '#hooks/trail/keep-trail'
import { announceGlobal } from '#hooks/writes/announce'
import { safeGlobalLinks } from '#hooks/text/safe-links'
import { groupTexts } from '#texts/panels/collections'
import { legalTexts as texts, legalParts, type LegalPart } from '#texts/legal/legal'
import { dayPicker } from '../fields/date-pickers'
import { legalEditor } from '../fields/legal-editor'

const part = (name: LegalPart): RichTextField => ({
  name,
  type: 'richText',
  label: texts.parts[name],
  editor: legalEditor,
  defaultValue: richTextOf(legalParts[name]),
})

const allParts = Object.keys(legalParts)

const tab = (label: string, ...names: LegalPart[]) => ({ label, fields: names.map(part) })

/** Earlier versions are stored, because people agreed to them. */
export const Legal: GlobalConfig = {
  slug: 'legal',
  label: texts.label,
  access: settings,
  admin: {
    group: groupTexts.site,
    hidden: ({ user }) => user?.role !== 'admin',
    hideAPIURL: true,
    components: {
      elements: { beforeDocumentControls: ['/src/panels/screen/keep-modified.tsx#KeepModified'] },
      views: { edit: { versions: { Component: '/src/panels/screen/versions-screen.tsx#VersionsScreen' } } },
    },
  },
  versions: { max: VERSIONS_KEPT },
  hooks: { beforeValidate: [safeGlobalLinks(...allParts)], afterChange: [announceGlobal, keepTrailOfGlobal] },
  fields: [
    {
      name: 'effectiveFrom',
      type: 'date',
      label: texts.effectiveFrom,
      admin: { date: dayPicker },
    },
    {
      type: 'tabs',
      tabs: [
        tab(texts.imprintTab, 'imprint'),
        tab(texts.privacyTab, 'privacy', 'cookies'),
        tab(texts.termsTab, 'terms'),
        tab(texts.lawTab, 'bgLaw', 'deLaw'),
        tab(texts.contactTab, 'dsaContact'),
      ],
    },
  ],
}
