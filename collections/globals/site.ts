import type { GlobalConfig } from 'payload'
import { settings } from '#access/table'
import { adminsField } from '#access/staff'
import { BRAND_MAX, siteInput } from '#domain/home/site-input'
import { keepTrailOfGlobal } from '#hooks/trail/keep-trail'
import { announceGlobal } from '#hooks/writes/announce'
import { askCodeForSwitch } from '#hooks/account/ask-code'
import { checkGlobalInput } from '#hooks/writes/check-input'
import { groupTexts } from '#texts/panels/collections'
import { siteTexts as texts } from '#texts/shell/site'

export const Site: GlobalConfig = {
  slug: 'site',
  label: texts.label,
  access: settings,
  admin: {
    group: groupTexts.site,
    hidden: ({ user }) => user?.role !== 'admin',
    hideAPIURL: true,
    components: {
      elements: { beforeDocumentControls: ['/src/panels/screen/keep-modified.tsx#KeepModified'] },
    },
  },
  hooks: {
    beforeValidate: [checkGlobalInput(siteInput)],
    beforeChange: [askCodeForSwitch],
    afterChange: [announceGlobal, keepTrailOfGlobal],
  },
  fields: [
    {
      name: 'brand',
      type: 'text',
      label: texts.brand,
      required: true,
      maxLength: BRAND_MAX,
      defaultValue: texts.defaultBrand,
    },
    { name: 'contactEmail', type: 'text', label: texts.contactEmail },
    {
      name: 'donationUrl',
      type: 'text',
      label: texts.donationUrl,
      admin: { description: texts.donationUrlHint },
    },
    { name: 'notice', type: 'textarea', label: texts.notice, admin: { description: texts.noticeHint } },
    { name: 'creditName', type: 'text', label: texts.creditName, defaultValue: texts.defaultCredit },
    { name: 'creditUrl', type: 'text', label: texts.creditUrl },
    {
      name: 'forumPublicRead',
      type: 'checkbox',
      label: texts.forumPublicRead,
      defaultValue: false,
      admin: { description: texts.forumPublicReadHint },
    },
    {
      name: 'staffTotpRequired',
      type: 'checkbox',
      label: texts.staffTotpRequired,
      defaultValue: false,
      access: { read: adminsField, update: adminsField },
      admin: { description: texts.staffTotpRequiredHint },
    },
  ],
}
