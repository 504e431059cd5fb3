/** Stored as shown. */
export const serviceCategories = [
  'Строителство', 'Почистване', 'Транспорт', 'Образование', 'Здравеопазване',
  'IT услуги', 'Преводи', 'Право', 'Красота', 'Други',
] as const // prettier-ignore
