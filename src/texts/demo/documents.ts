import { curriculum } from '#texts/demo/documents/curriculum'
import { consentForChild, powerOfAttorney } from '#texts/demo/documents/declarations'
import { firstMonth } from '#texts/demo/documents/first-month'
import { childBenefitForm, europeanForms } from '#texts/demo/documents/guides'
import { handover } from '#texts/demo/documents/handover'
import { landlordConfirmation } from '#texts/demo/documents/landlord-confirmation'
import { objectionToJobcenter } from '#texts/demo/documents/letter-to-jobcenter'
import { noticeOfMould, noticeOfTenancy, subletConsent } from '#texts/demo/documents/letters-about-home'
import { doctorPhrases } from '#texts/demo/documents/phrases'
import { reunion } from '#texts/demo/documents/reunion'
import type { DemoDocument } from '#texts/demo/documents/shape'
import { taxReturn } from '#texts/demo/documents/tax-return'
import { workingTime } from '#texts/demo/documents/working-time'

/** Texts of our own, offered as files. The oldest first. */
export const demoDocuments: DemoDocument[] = [
  landlordConfirmation,
  noticeOfTenancy,
  subletConsent,
  powerOfAttorney,
  consentForChild,
  childBenefitForm,
  europeanForms,
  firstMonth,
  objectionToJobcenter,
  curriculum,
  workingTime,
  handover,
  doctorPhrases,
  noticeOfMould,
  taxReturn,
  reunion,
]
