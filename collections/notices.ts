import type { CollectionConfig } from 'payload'
import { nobodyField } from '#access/staff'
import { accessTo } from '#access/table'
import { legalNoticeInput } from '#domain/legal/legal-notice-input'
import { checkInput } from '#hooks/writes/check-input'
import { carryOutLegalDecision, emailAboutLegalNotice, numberLegalNotice } from '#hooks/legal/legal-notice'
import { groupTexts } from '#texts/panels/collections'
import { legalNoticeTexts as texts } from '#texts/legal/legal-notices'
import { decideLegalNotice } from './endpoints/legal/decide-legal-notice'
import { openLegalNotice } from './endpoints/legal/open-legal-notice'
import { panelList } from './panel-list'
import { announced } from './traits/announced'
import { collection } from './traits/collection'
import { decidable } from './traits/decidable'

const said = { update: nobodyField }

const legalNotices: CollectionConfig = {
  slug: 'notices',
  typescript: { interface: 'LegalNotice' },
  labels: { singular: texts.one, plural: texts.many },
  defaultSort: '-createdAt',
  access: accessTo('notices'),
  admin: {
    group: groupTexts.moderation,
    useAsTitle: 'caseNumber',
    defaultColumns: ['caseNumber', 'url', 'status', 'createdAt'],
    listSearchableFields: ['caseNumber', 'url', 'reason', 'email'],
    hideAPIURL: true,
    components: panelList({ isTab: true, filters: ['undecided', 'upheld', 'dismissed'] }),
  },
  custom: { writeLimit: 'legalNotice', publicQuery: {} },
  hooks: {
    beforeValidate: [checkInput(legalNoticeInput)],
    beforeChange: [numberLegalNotice],
    afterChange: [emailAboutLegalNotice, carryOutLegalDecision],
  },
  endpoints: [decideLegalNotice, openLegalNotice],
  fields: [
    {
      name: 'caseNumber',
      type: 'text',
      label: texts.caseNumber,
      unique: true,
      index: true,
      access: { create: nobodyField, update: nobodyField },
      admin: { readOnly: true },
    },
    { name: 'url', type: 'text', label: texts.url, required: true, access: said },
    { name: 'reason', type: 'textarea', label: texts.reason, required: true, access: said },
    { name: 'name', type: 'text', label: texts.name, required: true, access: said },
    { name: 'email', type: 'email', label: texts.email, required: true, access: said },
    { name: 'goodFaith', type: 'checkbox', label: texts.goodFaith, required: true, access: said },
  ],
}

export const LegalNotices = collection(legalNotices, decidable(), announced())
