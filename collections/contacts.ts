import type { CollectionConfig } from 'payload'
import { staffField } from '#access/staff'
import { accessTo } from '#access/table'
import { listed } from '#access/visibility/listed'
import {
  CONTACT_SOURCE_MAX,
  contactCategories,
  contactInput,
  staffContactInput,
} from '#domain/contacts/contact-input'
import { checkInput } from '#hooks/writes/check-input'
import { kindTexts } from '#texts/kinds'
import { groupTexts, panelFieldTexts } from '#texts/panels/collections'
import { contactTexts as texts } from '#texts/contacts/contacts'
import type { Contact } from '#types'
import { exportContacts } from './endpoints/contacts/import/export-contacts'
import { followImports } from './endpoints/contacts/import/follow-imports'
import { importContacts } from './endpoints/contacts/import/import-contacts'
import { approvedUnlessAsked } from './approved-unless-asked'
import { verified } from './fields/verified'
import { panelList } from './panel-list'
import { announced } from './traits/announced'
import { approvable } from './traits/approvable'
import { claimable } from './traits/claimable'
import { collection } from './traits/collection'
import { rechecked } from './traits/rechecked'
import { searchable } from './traits/searchable'
import { owned } from './traits/owned'
import { pictured } from './traits/pictured'
import { slugged } from './traits/slugged'
import { visible } from './traits/visible'

const contacts: CollectionConfig = {
  slug: 'contacts',
  labels: { singular: kindTexts.contacts.one, plural: kindTexts.contacts.many },
  defaultSort: 'name',
  access: accessTo('contacts'),
  admin: {
    group: groupTexts.directories,
    useAsTitle: 'name',
    defaultColumns: ['name', 'category', 'specialty', 'city', 'approval', 'verifiedAt'],
    listSearchableFields: ['name', 'city', 'specialty', 'phone'],
    hideAPIURL: true,
    baseFilter: approvedUnlessAsked,
    components: panelList({
      isTab: true,
      drawerOf: 'contacts',
      filters: ['approved', 'waiting', 'returned', 'unchecked', 'neverChecked', 'bounced'],
      beside: [
        '/src/panels/contact-import/import-link.tsx#ImportLink',
        '/src/panels/requests/requests-link.tsx#RequestsLink',
      ],
    }),
  },
  custom: {
    publicQuery: {
      filters: {
        slug: { value: 'text', operators: ['equals'] },
        category: { value: 'text', operators: ['equals', 'in'] },
        city: { value: 'text', operators: ['equals', 'in'] },
        specialty: { value: 'text', operators: ['equals', 'in'] },
      },
      orders: ['name', '-name', 'createdAt', '-createdAt'],
    },
  },
  endpoints: [importContacts, exportContacts, ...followImports],
  hooks: { beforeValidate: [checkInput(staffContactInput, { missing: texts.missing })] },
  fields: [
    { name: 'name', type: 'text', label: texts.name, required: true, index: true },
    { name: 'city', type: 'text', label: texts.city, required: true, index: true },
    {
      name: 'category',
      type: 'select',
      label: texts.category,
      required: true,
      index: true,
      options: contactCategories.map((value) => ({ value, label: texts.categories[value] })),
    },
    { name: 'specialty', type: 'text', label: texts.specialty, index: true },
    { name: 'address', type: 'text', label: texts.address },
    { name: 'phone', type: 'text', label: texts.phone },
    { name: 'email', type: 'text', label: texts.email },
    ...verified({ editors: staffField, maxLength: CONTACT_SOURCE_MAX, isFiltered: true }),
  ],
}

const found = ({ name, city, specialty, category, address, phone }: Contact) => ({
  title: name,
  text: specialty,
  body: address,
  city,
  keywords: [specialty, category === 'other' ? null : texts.categories[category]],
  phones: [phone],
  tags: [`category:${category}`],
})

export const Contacts = collection(
  contacts,
  owned({ label: panelFieldTexts.owner }),
  pictured('contacts'),
  slugged({ from: 'name' }),
  approvable({ content: contactInput, approvers: 'admins', states: texts.approval }),
  claimable(),
  rechecked(),
  visible(listed),
  announced(),
  searchable(found),
)
