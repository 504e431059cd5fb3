import type { CollectionConfig } from 'payload'
import { staffField } from '#access/staff'
import { accessTo } from '#access/table'
import {
  CONTACT_SOURCE_MAX,
  contactCategories,
  contactInput,
  staffContactInput,
} from '#domain/contacts/contact-input'
import type { PublicQuery } from '#domain/lists/public-query'
import { checkInput } from '#hooks/writes/check-input'
import { groupTexts, panelFieldTexts } from '#texts/panels/collections'
import { contactTexts as texts } from '#texts/contacts/contacts'
import { exportContacts } from './endpoints/contacts/import/export-contacts'
import { importContacts } from './endpoints/contacts/import/import-contacts'
import { verified } from './fields/verified'
import { announced } from './traits/announced'
import { approvable } from './traits/approvable'
import { collection } from './traits/collection'
import { contactEntry } from './search-entries'
import { searchable } from './traits/searchable'
import { owned } from './traits/owned'
import { slugged } from './traits/slugged'
import { visibleWhenListed } from './traits/visible-when-listed'

const contacts: CollectionConfig = {
  slug: 'contacts',
  labels: { singular: texts.one, plural: texts.many },
  defaultSort: 'name',
  access: accessTo('contacts'),
  admin: {
    group: groupTexts.directories,
    useAsTitle: 'name',
    defaultColumns: ['name', 'category', 'specialty', 'city', 'approval', 'verifiedAt'],
    listSearchableFields: ['name', 'city', 'specialty', 'phone'],
    hideAPIURL: true,
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
    } satisfies PublicQuery,
  },
  endpoints: [importContacts, exportContacts],
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
    ...verified({ editors: staffField, maxLength: CONTACT_SOURCE_MAX }),
  ],
}

export const Contacts = collection(
  contacts,
  owned({ label: panelFieldTexts.owner }),
  slugged({ from: 'name' }),
  approvable({ content: contactInput }),
  announced(visibleWhenListed),
  searchable(contactEntry),
)
