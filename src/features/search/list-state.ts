/** What the field tells of the list below it. */
export type ListState = { isOpen: boolean; activeId?: string }
