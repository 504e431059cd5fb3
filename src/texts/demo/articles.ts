import type { DemoArticle } from '#texts/demo/article-shape'
import { addressRegistration } from '#texts/demo/articles/address-registration'
import { carRegistration } from '#texts/demo/articles/car-registration'
import { childBenefit } from '#texts/demo/articles/child-benefit'
import { consularDistricts } from '#texts/demo/articles/consular-districts'
import { diplomaRecognition } from '#texts/demo/articles/diploma-recognition'
import { euroInBulgaria } from '#texts/demo/articles/euro-in-bulgaria'
import { flatScams } from '#texts/demo/articles/flat-scams'
import { healthInsurance } from '#texts/demo/articles/health-insurance'
import { holidayCalendar } from '#texts/demo/articles/holiday-calendar'
import { kitaPlace } from '#texts/demo/articles/kita-place'
import { rentAndDeposit } from '#texts/demo/articles/rent-and-deposit'
import { roadHome } from '#texts/demo/articles/road-home'
import { sundaySchools } from '#texts/demo/articles/sunday-schools'
import { taxClasses } from '#texts/demo/articles/tax-classes'
import { workContract } from '#texts/demo/articles/work-contract'

/** The freshest first. */
export const demoArticles: DemoArticle[] = [
  consularDistricts,
  kitaPlace,
  childBenefit,
  flatScams,
  addressRegistration,
  carRegistration,
  euroInBulgaria,
  diplomaRecognition,
  healthInsurance,
  roadHome,
  sundaySchools,
  workContract,
  rentAndDeposit,
  holidayCalendar,
  taxClasses,
]
