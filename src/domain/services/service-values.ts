/** The words of the specification are what is stored, and what a list is asked for. */
export const serviceCategories = [
  'Строителство', 'Почистване', 'Транспорт', 'Образование', 'Здравеопазване',
  'IT услуги', 'Преводи', 'Право', 'Красота', 'Други',
] as const // prettier-ignore
