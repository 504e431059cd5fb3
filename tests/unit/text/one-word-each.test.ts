import { expect, it } from 'vitest'
import { areaTexts } from '#texts/areas'
import { contactPageTexts, contactTexts } from '#texts/contacts/contacts'
import { reportFormTexts } from '#texts/moderation/report-form'

const doctors = [contactTexts, contactPageTexts, areaTexts].map((texts) => JSON.stringify(texts)).join()

it('says „доктор“ for the category everywhere, as the tile of the home page does', () => {
  expect([contactTexts.categories.doctor, contactPageTexts.one.doctor, areaTexts.doctors]).toEqual([
    'Доктор',
    'Доктор',
    'Доктори',
  ])
  expect(doctors).not.toMatch(/(?<!зъбо)лекар/i)
})

it('says „доклад“ for what a member sends, and „сигнал“ only for the legal notice', () => {
  const { illegal, ...others } = reportFormTexts
  expect(illegal).toBe('Сигнал за незаконно съдържание')
  expect(JSON.stringify(others)).not.toMatch(/сигнал/i)
})
