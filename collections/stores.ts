import type { CollectionConfig } from 'payload'
import { adminsField } from '#access/staff'
import { accessTo } from '#access/table'
import { listed } from '#access/visibility/listed'
import { storeInput, storeRequestInput } from '#domain/stores/store-input'
import { checkInput } from '#hooks/writes/check-input'
import { groupTexts, panelFieldTexts } from '#texts/panels/collections'
import { storeTypes } from '#domain/stores/store-values'
import { storeTexts as texts } from '#texts/stores/stores'
import type { Store } from '#types'
import { verifiedAt } from './fields/verified'
import { panelList } from './panel-list'
import { announced } from './traits/announced'
import { approvable } from './traits/approvable'
import { claimable } from './traits/claimable'
import { collection } from './traits/collection'
import { searchable } from './traits/searchable'
import { owned } from './traits/owned'
import { pictured } from './traits/pictured'
import { sentOnce } from './traits/sent-once'
import { rated } from './traits/rated'
import { slugged } from './traits/slugged'
import { visible } from './traits/visible'

const stores: CollectionConfig = {
  slug: 'stores',
  labels: { singular: texts.one, plural: texts.many },
  defaultSort: 'name',
  access: accessTo('stores'),
  admin: {
    group: groupTexts.directories,
    useAsTitle: 'name',
    defaultColumns: ['name', 'type', 'city', 'approval', 'owner', 'createdAt'],
    listSearchableFields: ['name', 'type', 'category', 'address', 'description', 'city'],
    hidden: ({ user }) => user?.role !== 'admin',
    hideAPIURL: true,
    components: panelList({
      isTab: true,
      drawerOf: 'stores',
      filters: ['waiting', 'approved', 'returned', 'unchecked', 'neverChecked'],
      beside: ['/src/panels/requests/requests-link.tsx#RequestsLink'],
    }),
  },
  custom: {
    publicQuery: {
      filters: {
        slug: { value: 'text', operators: ['equals'] },
        type: { value: 'text', operators: ['equals', 'in'] },
        city: { value: 'text', operators: ['equals', 'in'] },
        category: { value: 'text', operators: ['equals', 'in'] },
      },
      orders: ['name', '-name', 'createdAt', '-createdAt'],
    },
  },
  hooks: { beforeValidate: [checkInput(storeInput, { missing: texts.missing })] },
  fields: [
    { name: 'name', type: 'text', label: texts.name, required: true, index: true },
    {
      name: 'type',
      type: 'select',
      label: texts.type,
      required: true,
      index: true,
      options: storeTypes.map((value) => ({ value, label: value })),
    },
    {
      name: 'category',
      type: 'text',
      label: texts.category,
      required: true,
      index: true,
      admin: { description: texts.categoryHint },
    },
    { name: 'description', type: 'textarea', label: texts.description },
    { name: 'address', type: 'text', label: texts.address, required: true },
    { name: 'city', type: 'text', label: texts.city, required: true, index: true },
    { name: 'phone', type: 'text', label: texts.phone, required: true },
    { name: 'hours', type: 'textarea', label: texts.hours, required: true },
    verifiedAt({ editors: adminsField, isFiltered: true }),
  ],
}

const found = ({ name, type, category, address, description, city, phone }: Store) => ({
  title: name,
  text: description || category,
  body: address,
  city,
  keywords: [type, category],
  phones: [phone],
  tags: [`type:${type}`],
})

export const Stores = collection(
  stores,
  owned({ label: panelFieldTexts.owner }),
  pictured('stores'),
  sentOnce(),
  slugged({ from: 'name' }),
  approvable({ content: storeRequestInput, approvers: 'admins', states: texts.approval }),
  claimable(),
  rated(),
  visible(listed),
  announced(),
  searchable(found, { namesKind: false }),
)
