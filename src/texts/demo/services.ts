import { buildingServices } from '#texts/demo/services/building'
import { careServices } from '#texts/demo/services/health-and-beauty'
import { homeServices } from '#texts/demo/services/home-and-transport'
import { learningServices } from '#texts/demo/services/learning'
import { officeServices } from '#texts/demo/services/office'
import { otherServices } from '#texts/demo/services/other'
import type { DemoService } from '#texts/demo/services/shape'

export const demoServices: DemoService[] = [
  ...buildingServices,
  ...homeServices,
  ...learningServices,
  ...careServices,
  ...officeServices,
  ...otherServices,
]
