import type { CollectionConfig } from 'payload'
import { adminsField } from '#access/staff'
import { accessTo } from '#access/table'
import { missionTypes } from '#domain/embassies/consulate-of'
import { CONTACT_SOURCE_MAX } from '#domain/contacts/contact-input'
import { embassyInput } from '#domain/embassies/embassy-input'
import { lands } from '#domain/places/lands'
import { checkInput } from '#hooks/writes/check-input'
import { groupTexts, panelFieldTexts } from '#texts/panels/collections'
import { embassyTexts as texts, landName, landTexts } from '#texts/embassies/embassies'
import type { Embassy } from '#types'
import { verified } from './fields/verified'
import { panelList } from './panel-list'
import { announced } from './traits/announced'
import { collection } from './traits/collection'
import { searchable } from './traits/searchable'
import { slugged } from './traits/slugged'
import { owned } from './traits/owned'
import { visible } from './traits/visible'

const checked = '/src/panels/embassies/checked-today.tsx'

const embassies: CollectionConfig = {
  slug: 'embassies',
  labels: { singular: texts.one, plural: texts.many },
  defaultSort: 'name',
  access: accessTo('embassies'),
  admin: {
    group: groupTexts.directories,
    useAsTitle: 'name',
    defaultColumns: ['name', 'type', 'city', 'states', 'verifiedAt'],
    listSearchableFields: ['name', 'city', 'address'],
    hidden: ({ user }) => user?.role !== 'admin',
    hideAPIURL: true,
    components: panelList({ isTab: true, drawerOf: 'embassies', filters: ['unchecked', 'neverChecked'] }),
  },
  custom: {
    publicQuery: {
      filters: {
        type: { value: 'text', operators: ['equals'] },
        isHonorary: { value: 'flag', operators: ['equals'] },
        states: { value: 'text', operators: ['in'] },
      },
      orders: ['name', '-name'],
    },
  },
  hooks: { beforeValidate: [checkInput(embassyInput)] },
  fields: [
    { name: 'name', type: 'text', label: texts.name, required: true, index: true },
    {
      name: 'type',
      type: 'select',
      label: texts.type,
      required: true,
      defaultValue: 'consulate',
      index: true,
      options: missionTypes.map((value) => ({ value, label: texts.types[value] })),
    },
    { name: 'isHonorary', type: 'checkbox', label: texts.isHonorary, defaultValue: false, index: true },
    {
      name: 'cannotDo',
      type: 'textarea',
      label: texts.cannotDo,
      admin: { description: texts.cannotDoHint, condition: ({ isHonorary }) => isHonorary === true },
      hooks: {
        beforeChange: [
          ({ siblingData, value }) => (siblingData.isHonorary ? value || texts.honoraryCannot : null),
        ],
      },
    },
    { name: 'city', type: 'text', label: texts.city },
    { name: 'address', type: 'text', label: texts.address },
    { name: 'phone', type: 'text', label: texts.phone },
    { name: 'email', type: 'email', label: texts.email },
    { name: 'website', type: 'text', label: texts.website, admin: { description: texts.websiteHint } },
    { name: 'workingHours', type: 'textarea', label: texts.workingHours },
    {
      name: 'services',
      type: 'text',
      hasMany: true,
      // The input schema splits a text at its commas.
      custom: { takesText: true },
      label: texts.services,
      admin: {
        description: texts.servicesHint,
        components: { Field: '/src/panels/embassies/comma-list.tsx#CommaList' },
      },
    },
    {
      name: 'states',
      type: 'select',
      hasMany: true,
      index: true,
      label: texts.states,
      options: lands.map((value) => ({ value, label: landTexts[value] })),
      admin: { description: texts.statesHint },
    },
    ...verified({ editors: adminsField, maxLength: CONTACT_SOURCE_MAX, Cell: `${checked}#CheckedCell` }),
    {
      name: 'checked',
      type: 'ui',
      label: texts.checked,
      admin: {
        position: 'sidebar',
        disableListColumn: true,
        components: { Field: `${checked}#CheckedButton` },
      },
    },
  ],
}

const found = ({ name, type, address, services, states, city, phone }: Embassy) => ({
  title: name,
  text: address,
  body: [...(services ?? []), ...(states ?? []).map(landName)].join(' '),
  city,
  keywords: [texts.types[type]],
  phones: [phone],
  tags: [`type:${type}`],
})

export const Embassies = collection(
  embassies,
  owned({ label: panelFieldTexts.owner }),
  slugged({ from: 'name' }),
  visible(),
  announced(),
  searchable(found, { namesKind: false }),
)
