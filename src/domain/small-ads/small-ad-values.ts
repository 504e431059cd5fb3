/** Stored as shown. */
export const smallAdCategories = ['Работа', 'Услуги', 'Продажба', 'Търся', 'Автомобили', 'Други'] as const
export type SmallAdCategory = (typeof smallAdCategories)[number]
export const CARS: SmallAdCategory = 'Автомобили'
export const JOBS: SmallAdCategory = 'Работа'
export const WANTED: SmallAdCategory = 'Търся'

export const carMakes = [
  'Audi', 'BMW', 'Citroën', 'Dacia', 'Fiat', 'Ford', 'Honda', 'Hyundai', 'Kia', 'Mazda', 'Mercedes-Benz',
  'Mitsubishi', 'Nissan', 'Opel', 'Peugeot', 'Renault', 'SEAT', 'Škoda', 'Subaru', 'Suzuki', 'Toyota',
  'Volkswagen', 'Volvo', 'Други',
] as const // prettier-ignore
export const carFuelTypes = ['Бензин', 'Дизел', 'Хибрид', 'Електрически', 'ГАЗ/Метан'] as const
export const carTransmissions = ['Ръчна', 'Автоматична', 'Полуавтоматична'] as const
export const carConditions = ['Нов', 'Като нов', 'Много добро', 'Добро', 'Задоволително', 'За части'] as const
