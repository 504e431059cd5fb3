/** Stored as they are shown. */
export const smallAdCategories = ['Работа', 'Услуги', 'Продажба', 'Търся', 'Автомобили', 'Други'] as const
/** The only category with the fields of a car. */
export const CARS: (typeof smallAdCategories)[number] = 'Автомобили'

export const carMakes = [
  'Audi', 'BMW', 'Citroën', 'Dacia', 'Fiat', 'Ford', 'Honda', 'Hyundai', 'Kia', 'Mazda', 'Mercedes-Benz',
  'Mitsubishi', 'Nissan', 'Opel', 'Peugeot', 'Renault', 'SEAT', 'Škoda', 'Subaru', 'Suzuki', 'Toyota',
  'Volkswagen', 'Volvo', 'Други',
] as const // prettier-ignore
export const carFuelTypes = ['Бензин', 'Дизел', 'Хибрид', 'Електрически', 'ГАЗ/Метан'] as const
export const carTransmissions = ['Ръчна', 'Автоматична', 'Полуавтоматична'] as const
export const carConditions = ['Нов', 'Като нов', 'Много добро', 'Добро', 'Задоволително', 'За части'] as const
