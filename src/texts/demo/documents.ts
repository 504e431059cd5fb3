import { curriculum } from '#texts/demo/documents/curriculum'
import { consentForChild, powerOfAttorney } from '#texts/demo/documents/declarations'
import { handover, landlordConfirmation, workingTime } from '#texts/demo/documents/forms'
import { childBenefitForm, europeanForms, firstMonth } from '#texts/demo/documents/guides'
import { objectionToJobcenter } from '#texts/demo/documents/letter-to-jobcenter'
import { noticeOfMould, noticeOfTenancy, subletConsent } from '#texts/demo/documents/letters-about-home'
import { doctorPhrases } from '#texts/demo/documents/phrases'
import type { DemoDocument } from '#texts/demo/documents/shape'
import { reunion, taxReturn } from '#texts/demo/documents/tax-return'

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
