import type { CollectionConfig } from 'payload'
import { nobodyField } from '#access/staff'
import { accessTo } from '#access/table'
import { listed } from '#access/visibility/listed'
import { serviceInput } from '#domain/services/service-input'
import { checkInput } from '#hooks/writes/check-input'
import { takeCityOfOwner } from '#hooks/services/city-of-owner'
import { kindTexts } from '#texts/kinds'
import { groupTexts, panelFieldTexts } from '#texts/panels/collections'
import { serviceCategories } from '#domain/services/service-values'
import { serviceTexts as texts } from '#texts/services/services'
import type { Service } from '#types'
import { panelList } from './panel-list'
import { announced } from './traits/announced'
import { approvable } from './traits/approvable'
import { collection } from './traits/collection'
import { searchable } from './traits/searchable'
import { onePerOwner } from './traits/one-per-owner'
import { owned } from './traits/owned'
import { pictured } from './traits/pictured'
import { sentOnce } from './traits/sent-once'
import { profileGated } from './traits/profile-gated'
import { slugged } from './traits/slugged'
import { visible } from './traits/visible'

const services: CollectionConfig = {
  slug: 'services',
  labels: { singular: kindTexts.services.one, plural: kindTexts.services.many },
  defaultSort: '-createdAt',
  access: accessTo('services'),
  admin: {
    group: groupTexts.directories,
    useAsTitle: 'title',
    defaultColumns: ['title', 'category', 'location', 'approval', 'createdAt'],
    listSearchableFields: ['title', 'description', 'provider'],
    hideAPIURL: true,
    components: panelList({ filters: ['waiting', 'approved', 'returned'] }),
  },
  custom: {
    publicQuery: {
      filters: {
        slug: { value: 'text', operators: ['equals'] },
        category: { value: 'text', operators: ['equals', 'in'] },
        location: { value: 'text', operators: ['equals', 'in'] },
      },
      orders: ['createdAt', '-createdAt', 'title', '-title'],
    },
  },
  hooks: {
    beforeValidate: [checkInput(serviceInput, { missing: texts.missing })],
    beforeChange: [takeCityOfOwner('location')],
  },
  fields: [
    { name: 'title', type: 'text', label: texts.title, required: true, index: true },
    { name: 'description', type: 'textarea', label: texts.description, required: true },
    {
      name: 'category',
      type: 'select',
      label: texts.category,
      required: true,
      index: true,
      options: serviceCategories.map((value) => ({ value, label: value })),
    },
    { name: 'provider', type: 'text', label: texts.provider, required: true },
    { name: 'contact', type: 'text', label: texts.contact, required: true },
    { name: 'price', type: 'text', label: texts.price, required: true },
    {
      name: 'location',
      type: 'text',
      label: texts.location,
      index: true,
      access: { create: nobodyField, update: nobodyField },
      admin: { readOnly: true },
    },
  ],
}

const found = ({ title, description, category, provider, location, contact }: Service) => ({
  title,
  text: description,
  body: provider,
  city: location,
  keywords: [category],
  phones: [contact],
  tags: [`category:${category}`],
})

export const Services = collection(
  services,
  owned({ label: panelFieldTexts.owner }),
  pictured('services'),
  sentOnce(),
  profileGated(texts.profileIncomplete),
  onePerOwner({ message: texts.onlyOne }),
  slugged({ from: 'title' }),
  approvable({ content: serviceInput, approvers: 'admins' }),
  visible(listed),
  announced(),
  searchable(found),
)
