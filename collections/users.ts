import type { CollectionConfig } from 'payload'
import { ownAccountOrStaffField } from '#access/members'
import { adminsField, serverOnly } from '#access/staff'
import { accessTo } from '#access/table'
import { lockAccountBeforeWrite } from '#database/statements/account/lock-account'
import { CITY_MAX, NAME_MAX } from '#domain/limits'
import { isProfileComplete, splitFullName } from '#domain/account/person-name'
import { isStaff, roles } from '#domain/roles'
import { profileInput, registrationInput } from '#domain/account/user-input'
import { askCodeForRole } from '#hooks/account/ask-code'
import { checkInput } from '#hooks/writes/check-input'
import { awaitConfirmation, sendConfirmation } from '#hooks/account/confirmation'
import { followNewEmail, keepHeldAddress } from '#hooks/account/email-address'
import { noClientClock } from '#hooks/account/no-client-clock'
import { keepLastAdminAccount, keepLastAdminRole } from '#hooks/account/last-admin'
import { dropAvatar, dropFormerAvatar, requireOwnPictures } from '#hooks/files/own-picture'
import { liftForStaff } from '#hooks/account/lift-for-staff'
import { tellEmail, tellPassword } from '#hooks/account/tell-credentials'
import { tellRole } from '#hooks/account/tell-role'
import { releaseOwned } from '#hooks/account/release-owned'
import { keepEntriesWithin } from '#hooks/search/search-entry'
import { passStaffLock } from '#hooks/writes/pass-lock'
import { refusePasswordChange, withoutSessions } from '#hooks/account/protect-account'
import { codeScreenTexts } from '#texts/account/code-screens'
import { groupTexts, userTexts } from '#texts/panels/collections'
import { suspensionTexts } from '#texts/account/suspension'
import { accountEndpoints } from './endpoints/account/account-endpoints'
import { accountAuth } from './endpoints/account/sign-in/account-auth'
import { derived } from './fields/derived'
import { noticeChoices } from './fields/notice-choices'
import { timestamps } from './fields/timestamps'
import { panelList } from './panel-list'
import { announced } from './traits/announced'
import { collection } from './traits/collection'
import { visible } from './traits/visible'

const memberInput = registrationInput.extend({ city: profileInput.shape.city.optional() })

const users: CollectionConfig = {
  slug: 'users',
  labels: { singular: userTexts.one, plural: userTexts.many },
  admin: {
    group: groupTexts.people,
    useAsTitle: 'fullName',
    defaultColumns: ['fullName', 'email', 'city', 'role', 'suspendedUntil', 'createdAt'],
    listSearchableFields: ['fullName', 'email'],
    hidden: ({ user }) => user?.role !== 'admin',
    hideAPIURL: true,
    components: panelList({ filters: ['staff', 'suspended'] }),
  },
  // Not by date of joining, which is private.
  defaultSort: ['fullName', 'id'],
  // Public profiles can be read, not searched.
  custom: { publicQuery: {} },
  auth: accountAuth,
  access: {
    ...accessTo('users'),
    admin: ({ req }) => isStaff(req.user),
  },
  defaultPopulate: { fullName: true, avatar: true, city: true, role: true },
  hooks: {
    beforeOperation: [passStaffLock, lockAccountBeforeWrite, refusePasswordChange],
    beforeValidate: [checkInput(memberInput), requireOwnPictures({ field: 'avatar', purpose: 'avatar' })],
    beforeChange: [askCodeForRole, keepLastAdminRole, liftForStaff, keepHeldAddress, awaitConfirmation],
    afterChange: [
      sendConfirmation,
      dropFormerAvatar,
      tellRole,
      tellPassword,
      tellEmail,
      followNewEmail,
      keepEntriesWithin({ of: 'forum-topics', field: 'owner', name: 'fullName' }),
    ],
    afterRead: [withoutSessions],
    afterMe: [noClientClock],
    beforeDelete: [keepLastAdminAccount, releaseOwned],
    afterDelete: [dropAvatar],
  },
  endpoints: accountEndpoints,
  fields: [
    {
      name: 'fullName',
      type: 'text',
      label: userTexts.fullName,
      required: true,
      maxLength: NAME_MAX,
      index: true,
    },
    {
      name: 'email',
      type: 'email',
      label: ({ t }) => t('general:email'),
      required: true,
      unique: true,
      index: true,
      access: { read: ownAccountOrStaffField, update: adminsField },
    },
    { name: 'feedVisitedAt', type: 'date', hidden: true, access: serverOnly },
    { name: 'awaitsConfirmation', type: 'checkbox', defaultValue: false, hidden: true, access: serverOnly },
    {
      // Payload adds id, createdAt and expiresAt.
      name: 'sessions',
      type: 'array',
      access: serverOnly,
      admin: { disabled: true },
      fields: [
        { name: 'browser', type: 'text' },
        { name: 'ip', type: 'text' },
        { name: 'lastUsedAt', type: 'date' },
        // When it last showed a one-time code (docs/decisions/040-staff-codes.md).
        { name: 'codeAt', type: 'date' },
      ],
    },
    { name: 'city', type: 'text', label: userTexts.city, maxLength: CITY_MAX },
    ...noticeChoices,
    { name: 'digestSentAt', type: 'date', hidden: true, access: serverOnly },
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
    {
      name: 'codes',
      type: 'ui',
      label: codeScreenTexts.panel.account,
      admin: {
        disableListColumn: true,
        components: { Field: '/src/panels/staff-codes/account-codes.tsx#AccountCodes' },
      },
    },
    {
      name: 'suspendedUntil',
      type: 'date',
      label: suspensionTexts.until,
      index: true,
      access: { ...serverOnly, read: ownAccountOrStaffField },
      admin: {
        readOnly: true,
        condition: () => false,
        components: { Cell: '/src/panels/members/suspension-cell.tsx#SuspensionCell' },
      },
    },
    {
      name: 'suspensionReason',
      type: 'textarea',
      label: suspensionTexts.reasonField,
      access: { ...serverOnly, read: ownAccountOrStaffField },
      admin: { readOnly: true, condition: () => false, disableListColumn: true },
    },
    {
      name: 'suspension',
      type: 'ui',
      label: suspensionTexts.field,
      admin: {
        disableListColumn: true,
        components: { Field: '/src/panels/members/account-suspension.tsx#AccountSuspension' },
      },
    },
    derived({
      name: 'firstName',
      label: userTexts.firstName,
      read: ownAccountOrStaffField,
      from: (user) => splitFullName(user.fullName).firstName,
    }),
    derived({
      name: 'lastName',
      label: userTexts.lastName,
      read: ownAccountOrStaffField,
      from: (user) => splitFullName(user.fullName).lastName,
    }),
    derived({
      name: 'profileComplete',
      type: 'checkbox',
      label: userTexts.profileComplete,
      read: ownAccountOrStaffField,
      from: isProfileComplete,
    }),
    // When somebody joined or last changed something is private.
    ...timestamps({ read: ownAccountOrStaffField }),
  ],
}

export const Users = collection(
  users,
  visible(),
  announced({ shown: ['fullName', 'avatar', 'city', 'role'] }),
)
