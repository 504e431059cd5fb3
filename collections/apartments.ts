import type { CollectionConfig } from 'payload'
import { accessTo } from '#access/table'
import { listed } from '#access/visibility/listed'
import { apartmentFlags, ROOMS_MOST } from '#domain/apartments/apartment-filters'
import { apartmentAdTypes, apartmentInput } from '#domain/apartments/apartment-input'
import { checkHomeTerms } from '#hooks/apartments/home-terms'
import { checkInput } from '#hooks/writes/check-input'
import { apartmentTexts as texts } from '#texts/apartments/apartments'
import { apartmentSizeName } from '#texts/apartments/size-name'
import { groupTexts, panelFieldTexts } from '#texts/panels/collections'
import type { Apartment } from '#types'
import { dayPicker } from './fields/date-pickers'
import { panelList } from './panel-list'
import { announced } from './traits/announced'
import { approvable } from './traits/approvable'
import { collection } from './traits/collection'
import { searchable } from './traits/searchable'
import { contactable } from './traits/contactable'
import { onePerOwner } from './traits/one-per-owner'
import { owned } from './traits/owned'
import { pictured } from './traits/pictured'
import { sentOnce } from './traits/sent-once'
import { slugged } from './traits/slugged'
import { visible } from './traits/visible'

const oneOf = { value: 'text', operators: ['equals', 'in'] } as const
const range = { value: 'number', operators: ['less_than_equal', 'greater_than_equal'] } as const
const yes = { value: 'flag', operators: ['equals'] } as const

const apartments: CollectionConfig = {
  slug: 'apartments',
  labels: { singular: texts.one, plural: texts.many },
  defaultSort: '-createdAt',
  access: accessTo('apartments'),
  admin: {
    group: groupTexts.directories,
    useAsTitle: 'title',
    defaultColumns: ['title', 'adType', 'city', 'price', 'approval', 'createdAt'],
    listSearchableFields: ['title', 'description', 'city', 'address'],
    hideAPIURL: true,
    components: panelList({ filters: ['waiting', 'approved', 'returned'] }),
  },
  custom: {
    publicQuery: {
      filters: {
        slug: { value: 'text', operators: ['equals'] },
        adType: oneOf,
        city: oneOf,
        price: range,
        rooms: range,
        area: range,
        furnished: yes,
        petsAllowed: yes,
        registrationPossible: yes,
        availableFrom: { value: 'date', operators: ['less_than_equal'] },
      },
      orders: ['createdAt', '-createdAt', 'price', '-price'],
    },
  },
  hooks: { beforeValidate: [checkInput(apartmentInput, { missing: texts.missing }), checkHomeTerms] },
  fields: [
    {
      name: 'adType',
      type: 'select',
      label: texts.adType,
      required: true,
      index: true,
      options: apartmentAdTypes.map((value) => ({ value, label: texts.adTypes[value] })),
    },
    { name: 'title', type: 'text', label: texts.title, required: true },
    { name: 'description', type: 'textarea', label: texts.description, required: true },
    { name: 'price', type: 'number', label: texts.price, required: true, index: true },
    { name: 'warmRent', type: 'number', label: texts.warmRent },
    { name: 'deposit', type: 'number', label: texts.deposit },
    { name: 'city', type: 'text', label: texts.city, required: true, index: true },
    { name: 'address', type: 'text', label: texts.address },
    { name: 'rooms', type: 'number', label: texts.rooms, required: true, index: true },
    { name: 'area', type: 'number', label: texts.area, index: true },
    { name: 'furnished', type: 'checkbox', label: texts.furnished, index: true },
    { name: 'petsAllowed', type: 'checkbox', label: texts.petsAllowed, index: true },
    { name: 'registrationPossible', type: 'checkbox', label: texts.registrationPossible, index: true },
    {
      name: 'availableFrom',
      type: 'date',
      label: texts.availableFrom,
      index: true,
      admin: { date: dayPicker },
    },
    { name: 'contact', type: 'text', label: texts.contact, required: true },
    { name: 'phone', type: 'text', label: texts.phone, required: true },
    { name: 'email', type: 'email', label: texts.email },
  ],
}

const features = Object.values(apartmentFlags)
type Feature = (typeof features)[number]

const found = ({ title, description, address, city, adType, ...apartment }: Apartment) => ({
  title,
  text: description,
  body: [address, ...namesOfChoices(apartment)].join(' '),
  city,
  keywords: [texts.adTypes[adType], adType === 'offer' ? texts.many : null],
  tags: [`type:${adType}`, ...tagsOfChoices(apartment)],
})

/** What the filters of the list ask for, in words. */
const namesOfChoices = ({ rooms, ...has }: Pick<Apartment, 'rooms' | Feature>) => [
  apartmentSizeName(rooms),
  ...features.filter((feature) => has[feature]).map((feature) => texts[feature]),
]

/** As the filters of the list name them (src/domain/searches/search-conditions.ts). */
const tagsOfChoices = ({ rooms, ...has }: Pick<Apartment, 'rooms' | Feature>) => [
  `rooms:${Math.min(rooms, ROOMS_MOST)}`,
  ...Object.entries(apartmentFlags).flatMap(([name, field]) => (has[field] ? [`${name}:yes`] : [])),
]

export const Apartments = collection(
  apartments,
  owned({ label: panelFieldTexts.owner }),
  pictured('apartments'),
  sentOnce(),
  onePerOwner({ message: texts.onlyOne }),
  slugged({ from: 'title' }),
  contactable({ fields: ['contact', 'phone', 'email'], limit: 'reveal' }),
  approvable({ content: apartmentInput }),
  visible(listed),
  announced(),
  searchable(found),
)
