import { caseTexts } from '#texts/moderation/cases'
import { spamTexts } from '#texts/moderation/spam'

/** Null: the account is gone; empty: the site itself. */
export const reporterName = (email: string | null): string =>
  email === '' ? spamTexts.site : (email ?? caseTexts.unknownMember)
