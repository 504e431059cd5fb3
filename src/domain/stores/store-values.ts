/** The words of the specification are what is stored, and what a list is asked for. */
export const storeTypes = ['Магазин', 'Ресторант', 'Пекарна', 'Супермаркет'] as const
