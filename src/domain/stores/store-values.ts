/** Stored as they are shown. */
export const storeTypes = ['Магазин', 'Ресторант', 'Пекарна', 'Супермаркет'] as const
