import type { Condition, Field } from 'payload'
import { carConditions, carFuelTypes, carMakes, carTransmissions } from '#domain/small-ads/small-ad-values'
import { smallAdTexts as texts } from '#texts/small-ads/small-ads'
import { choiceOf } from './choice'

export function carFieldsOf(cars: string): Field[] {
  const condition: Condition = ({ category }) => category === cars
  const fields: Field[] = [
    choiceOf({ name: 'carMake', label: texts.carMake, values: carMakes }),
    { name: 'carModel', type: 'text', label: texts.carModel },
    { name: 'carYear', type: 'number', label: texts.carYear, index: true },
    { name: 'carMileage', type: 'number', label: texts.carMileage, index: true },
    choiceOf({ name: 'carFuelType', label: texts.carFuelType, values: carFuelTypes }),
    choiceOf({ name: 'carTransmission', label: texts.carTransmission, values: carTransmissions }),
    choiceOf({ name: 'carCondition', label: texts.carCondition, values: carConditions }),
  ]
  return fields.map((field) => ({ ...field, admin: { condition } }) as Field)
}
