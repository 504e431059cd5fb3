import type { CollectionConfig } from 'payload'
import { nobodyField, staffField } from '#access/staff'
import { accessTo } from '#access/table'
import { reportInput } from '#domain/moderation/report-input'
import { itemInfoNames, reportTypes, type ReportType } from '#domain/moderation/reports'
import { checkInput } from '#hooks/writes/check-input'
import { keepHeldCase } from '#hooks/moderation/held-case'
import { hideReporterEmail, carryOutDecision } from '#hooks/moderation/report-decision'
import { noteReportedItem } from '#hooks/moderation/reported-item'
import { groupTexts } from '#texts/panels/collections'
import { reportReasons } from '#domain/moderation/report-values'
import { reportTexts as texts } from '#texts/moderation/reports'
import { decideReport } from './endpoints/moderation/decide-report'
import { linked, panelList } from './panel-list'
import { announced } from './traits/announced'
import { collection } from './traits/collection'
import { decidable } from './traits/decidable'
import { owned } from './traits/owned'

const said = { update: nobodyField }

const reports: CollectionConfig = {
  slug: 'reports',
  labels: { singular: texts.one, plural: texts.many },
  defaultSort: '-createdAt',
  access: accessTo('reports'),
  admin: {
    group: groupTexts.moderation,
    useAsTitle: 'reason',
    defaultColumns: ['itemType', 'reason', 'status', 'reporterEmail', 'createdAt'],
    listSearchableFields: ['reason', 'additionalInfo'],
    hideAPIURL: true,
    components: panelList({ isTab: true, filters: ['undecided', 'upheld', 'dismissed'] }),
  },
  custom: {
    writeLimit: 'report',
    // The index is in the migration `one_open_report`: it counts open reports only.
    onlyOne: texts.onlyOne,
    publicQuery: {
      filters: {
        status: { value: 'text', operators: ['equals'] },
        itemType: { value: 'text', operators: ['equals'] },
        itemId: { value: 'id', operators: ['equals'] },
      },
      orders: ['-createdAt'],
    },
  },
  hooks: {
    beforeValidate: [checkInput(reportInput)],
    beforeChange: [noteReportedItem],
    afterChange: [carryOutDecision],
    beforeDelete: [keepHeldCase],
    afterRead: [hideReporterEmail],
  },
  endpoints: [decideReport],
  indexes: [{ fields: ['itemType', 'itemId'] }],
  fields: [
    {
      name: 'itemType',
      type: 'select',
      label: texts.itemType,
      required: true,
      options: reportTypes.map((value) => ({ value, label: texts.itemTypes[value] })),
      access: said,
    },
    {
      name: 'itemId',
      type: 'text',
      label: texts.itemId,
      required: true,
      index: true,
      access: said,
      admin: linked('itemType'),
    },
    {
      name: 'reason',
      type: 'text',
      label: texts.reason,
      required: true,
      access: said,
      validate: (value: unknown, { data }: { data: { itemType?: ReportType } }) =>
        reportReasons(data.itemType).some((reason) => reason === value) || texts.reasonRequired,
    },
    {
      name: 'isFromSite',
      type: 'checkbox',
      label: texts.isFromSite,
      defaultValue: false,
      access: { create: nobodyField, read: staffField, update: nobodyField },
      admin: { hidden: true },
    },
    { name: 'additionalInfo', type: 'textarea', label: texts.additionalInfo, access: said },
    {
      name: 'itemInfo',
      type: 'group',
      label: texts.itemInfo,
      access: { create: nobodyField, update: nobodyField },
      fields: itemInfoNames.map((name) => ({
        name,
        type: 'textarea',
        label: texts.itemInfoNames[name],
        admin: { condition: (_, known) => Boolean(known[name]) },
      })),
    },
    {
      name: 'reporterEmail',
      type: 'email',
      label: texts.reporterEmail,
      virtual: 'owner.email',
      access: { read: staffField },
      admin: { condition: ({ isFromSite }) => !isFromSite },
    },
  ],
}

export const Reports = collection(
  reports,
  owned({ label: texts.reporter, signInFirst: texts.signInFirst }),
  decidable(),
  announced(),
)
