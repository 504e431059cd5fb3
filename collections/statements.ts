import type { CollectionConfig, Field } from 'payload'
import { ownOrStaffField } from '#access/members'
import { serverOnly, staffField } from '#access/staff'
import { accessTo } from '#access/table'
import { reportActions, reportTypes } from '#domain/moderation/reports'
import { appealStates, reversals, statementSources } from '#domain/moderation/statements'
import { groupTexts } from '#texts/panels/collections'
import { reversalTexts } from '#texts/moderation/appeals'
import { decisionTexts, reportTexts } from '#texts/moderation/reports'
import { statementTexts as texts } from '#texts/moderation/statements'
import { momentPicker } from './fields/date-pickers'
import { appeal } from './endpoints/moderation/appeal'
import { decideAppeal } from './endpoints/moderation/decide-appeal'
import { openAppeal } from './endpoints/moderation/open-appeal'
import { panelList } from './panel-list'
import { announced } from './traits/announced'
import { collection } from './traits/collection'

const options = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
  values.map((value) => ({ value, label: labels[value] }))

const ofStaff = { ...serverOnly, read: staffField }

const fields: Field[] = [
  {
    name: 'owner',
    type: 'relationship',
    relationTo: 'users',
    label: texts.member,
    index: true,
    access: { ...serverOnly, read: ownOrStaffField },
  },
  {
    name: 'itemType',
    type: 'select',
    label: reportTexts.itemType,
    options: options(reportTypes, reportTexts.itemTypes),
  },
  { name: 'itemId', type: 'text', label: reportTexts.itemId, index: true, admin: { hidden: true } },
  { name: 'itemTitle', type: 'text', label: texts.itemTitle },
  { name: 'itemText', type: 'textarea', label: texts.itemText },
  {
    name: 'action',
    type: 'select',
    label: reportTexts.action,
    options: options(reportActions, reportTexts.actions),
  },
  { name: 'source', type: 'select', label: texts.source, options: options(statementSources, texts.sources) },
  { name: 'notice', type: 'relationship', relationTo: 'notices', access: ofStaff, admin: { hidden: true } },
  { name: 'wasHidden', type: 'checkbox', access: ofStaff, admin: { hidden: true } },
  { name: 'ground', type: 'text', label: texts.ground },
  { name: 'facts', type: 'textarea', label: texts.facts },
  {
    name: 'decidedBy',
    type: 'relationship',
    relationTo: 'users',
    label: decisionTexts.decidedBy,
    access: ofStaff,
  },
  {
    name: 'appealState',
    type: 'select',
    label: texts.appealState,
    defaultValue: 'none',
    index: true,
    options: options(appealStates, texts.appealStates),
  },
  { name: 'appeal', type: 'textarea', label: texts.appeal },
  { name: 'appealedAt', type: 'date', label: texts.appealedAt, admin: { date: momentPicker } },
  { name: 'answer', type: 'textarea', label: texts.answer },
  { name: 'answeredBy', type: 'relationship', relationTo: 'users', label: texts.answeredBy, access: ofStaff },
  { name: 'answeredAt', type: 'date', label: texts.answeredAt, admin: { date: momentPicker } },
  { name: 'isSamePerson', type: 'checkbox', label: texts.isSamePerson },
  { name: 'reversal', type: 'select', label: texts.reversal, options: options(reversals, reversalTexts) },
]

/** What the owner of an item reads of a decision, with the appeal against it. Only the server writes here. */
const statements: CollectionConfig = {
  slug: 'statements',
  labels: { singular: texts.one, plural: texts.many },
  defaultSort: '-createdAt',
  access: accessTo('statements'),
  admin: {
    group: groupTexts.moderation,
    useAsTitle: 'itemTitle',
    defaultColumns: ['itemTitle', 'itemType', 'action', 'appealState', 'createdAt'],
    listSearchableFields: ['itemTitle', 'facts', 'ground'],
    hideAPIURL: true,
    components: panelList({ isTab: true, filters: ['appealed', 'notAppealed'] }),
  },
  custom: { publicQuery: {} },
  endpoints: [appeal, decideAppeal, openAppeal],
  fields,
}

export const Statements = collection(statements, announced())
