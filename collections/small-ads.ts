import type { CollectionConfig } from 'payload'
import { accessTo } from '#access/table'
import { notHidden } from '#access/visibility/hidden'
import { unexpired } from '#access/visibility/unexpired'
import { SMALL_AD_DAYS } from '#domain/limits'
import { smallAdInput } from '#domain/small-ads/small-ad-input'
import { dropCarFields } from '#hooks/small-ads/car-fields'
import { checkInput } from '#hooks/writes/check-input'
import { kindTexts } from '#texts/kinds'
import { groupTexts, panelFieldTexts } from '#texts/panels/collections'
import { CARS, smallAdCategories } from '#domain/small-ads/small-ad-values'
import { smallAdTexts as texts } from '#texts/small-ads/small-ads'
import type { SmallAd } from '#types'
import { renewSmallAd } from './endpoints/small-ads/renew-small-ad'
import { carFieldsOf } from './fields/car'
import { choiceOf } from './fields/choice'
import { panelList } from './panel-list'
import { announced } from './traits/announced'
import { collection } from './traits/collection'
import { searchable } from './traits/searchable'
import { slugged } from './traits/slugged'
import { hideable } from './traits/hideable'
import { contactable } from './traits/contactable'
import { expiring } from './traits/expiring'
import { owned } from './traits/owned'
import { pictured } from './traits/pictured'
import { sentOnce } from './traits/sent-once'
import { profileGated } from './traits/profile-gated'
import { oneActivePerOwner } from './traits/one-per-owner'
import { visible } from './traits/visible'

const oneOf = { value: 'text', operators: ['equals', 'in'] } as const
const range = ['less_than_equal', 'greater_than_equal'] as const

const smallAds: CollectionConfig = {
  slug: 'small-ads',
  labels: { singular: kindTexts['small-ads'].one, plural: kindTexts['small-ads'].many },
  defaultSort: '-publishedAt',
  access: accessTo('small-ads'),
  admin: {
    group: groupTexts.directories,
    useAsTitle: 'title',
    defaultColumns: ['title', 'category', 'city', 'authorName', 'expiresAt'],
    listSearchableFields: ['title', 'description', 'city', 'authorName'],
    hideAPIURL: true,
    components: panelList({ filters: ['current', 'expired', 'hidden'] }),
  },
  custom: {
    publicQuery: {
      filters: {
        category: oneOf,
        city: oneOf,
        carMake: oneOf,
        carFuelType: oneOf,
        carTransmission: oneOf,
        carCondition: oneOf,
        carYear: { value: 'number', operators: range },
        carMileage: { value: 'number', operators: range },
        expiresAt: { value: 'date', operators: ['greater_than'] },
      },
      orders: ['publishedAt', '-publishedAt', 'createdAt', '-createdAt', 'expiresAt', '-expiresAt'],
    },
  },
  hooks: { beforeValidate: [dropCarFields(CARS), checkInput(smallAdInput, { missing: texts.missing })] },
  endpoints: [renewSmallAd],
  fields: [
    { name: 'authorName', type: 'text', label: texts.authorName, required: true },
    { name: 'title', type: 'text', label: texts.title, required: true },
    choiceOf({ name: 'category', label: texts.category, values: smallAdCategories, required: true }),
    { name: 'description', type: 'textarea', label: texts.description, required: true },
    { name: 'price', type: 'text', label: texts.price },
    { name: 'city', type: 'text', label: texts.city, required: true, index: true },
    { name: 'contact', type: 'text', label: texts.contact, required: true },
    ...carFieldsOf(CARS),
  ],
}

const found = ({ title, description, category, city, carMake, carModel }: SmallAd) => ({
  title,
  text: description,
  city,
  keywords: [category, carMake, carModel],
  tags: [`category:${category}`],
})

export const SmallAds = collection(
  smallAds,
  owned({ label: panelFieldTexts.owner, signInFirst: texts.signInFirst }),
  pictured('small-ads'),
  sentOnce(),
  hideable(),
  profileGated(texts.profileIncomplete),
  slugged({ from: 'title' }),
  expiring({ days: SMALL_AD_DAYS }),
  oneActivePerOwner(texts.onlyOne),
  contactable({ fields: ['contact'], limit: 'reveal' }),
  visible(unexpired, notHidden),
  announced(),
  searchable(found),
)
