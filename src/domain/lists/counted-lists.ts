/** Their filters wait in a sheet on the phone, which tells how many items there would be. */
export const countedLists = ['apartments', 'contacts', 'events', 'services', 'stores'] as const
export type CountedList = (typeof countedLists)[number]
