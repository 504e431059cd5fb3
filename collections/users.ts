import type { CollectionConfig } from 'payload'
import { ownAccount, ownAccountOrStaffField } from '#access/own'
import { anyOf, everyone } from '#access/rules'
import { admins, adminsField, staff } from '#access/staff'
import { CITY_MAX, NAME_MAX } from '#domain/limits'
import { isProfileComplete, splitFullName } from '#domain/person-name'
import { isStaff, roles } from '#domain/roles'
import { profileInput, signUpInput } from '#domain/user-input'
import { env } from '#env'
import { checkInput } from '#hooks/check-input'
import { keepLastAdminAccount, keepLastAdminRole } from '#hooks/last-admin'
import { groupTexts, userTexts } from '#texts/collections'
import { derived } from './fields/derived'
import { limitAccount } from './guard/limit-account'
import { announced } from './traits/announced'
import { collection } from './traits/collection'

const memberInput = signUpInput.extend({ city: profileInput.shape.city.optional() })

const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: userTexts.one, plural: userTexts.many },
  admin: {
    group: groupTexts.people,
    useAsTitle: 'fullName',
    defaultColumns: ['fullName', 'email', 'city', 'role'],
    hidden: ({ user }) => user?.role !== 'admin',
    hideAPIURL: true,
  },
  disableDuplicate: true,
  auth: {
    tokenExpiration: 14 * 24 * 60 * 60,
    maxLoginAttempts: 5,
    lockTime: 10 * 60 * 1000,
    useAPIKey: false,
    removeTokenFromResponses: true,
    cookies: { sameSite: 'Lax', secure: env.SITE_URL.startsWith('https:') },
  },
  access: {
    admin: ({ req }) => isStaff(req.user),
    create: anyOf(everyone),
    read: anyOf(staff, ownAccount),
    update: anyOf(admins, ownAccount),
    delete: anyOf(admins),
    unlock: ({ req }) => req.user?.role === 'admin',
  },
  defaultPopulate: { fullName: true, avatar: true, city: true, role: true },
  hooks: {
    beforeOperation: [limitAccount],
    beforeValidate: [checkInput(memberInput)],
    beforeChange: [keepLastAdminRole],
    beforeDelete: [keepLastAdminAccount],
  },
  fields: [
    { name: 'fullName', type: 'text', label: userTexts.fullName, required: true, maxLength: NAME_MAX },
    {
      name: 'email',
      type: 'email',
      label: ({ t }) => t('general:email'),
      required: true,
      unique: true,
      index: true,
      access: { read: ownAccountOrStaffField },
    },
    { name: 'city', type: 'text', label: userTexts.city, maxLength: CITY_MAX },
    { name: 'avatar', type: 'upload', relationTo: 'media', label: userTexts.avatar },
    {
      name: 'role',
      type: 'select',
      label: userTexts.role,
      required: true,
      defaultValue: 'user',
      index: true,
      options: roles.map((role) => ({ value: role, label: userTexts.roles[role] })),
      access: { create: adminsField, update: adminsField },
    },
    derived({ name: 'firstName', label: userTexts.firstName, from: (user) => splitFullName(user.fullName).firstName }),
    derived({ name: 'lastName', label: userTexts.lastName, from: (user) => splitFullName(user.fullName).lastName }),
    derived({ name: 'profileComplete', type: 'checkbox', label: userTexts.profileComplete, from: isProfileComplete }),
  ],
}

export const Users = collection(users, announced(() => null))
