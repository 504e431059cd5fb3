/** Stored as shown. */
export const storeTypes = ['Магазин', 'Ресторант', 'Пекарна', 'Супермаркет'] as const
export type StoreType = (typeof storeTypes)[number]
