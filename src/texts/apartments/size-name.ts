const names = ['едностаен', 'двустаен', 'тристаен', 'четиристаен']

/** „двустаен“ for 2 and 2.5 rooms. */
export const apartmentSizeName = (rooms: number): string => names[Math.floor(rooms) - 1] ?? 'многостаен'
