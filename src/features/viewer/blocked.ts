import { presentViewer, useViewerPart, type ViewerState } from './viewer-store'

type Id = string | null | undefined

const blockOf = ({ blocked }: ViewerState, memberId: Id) => blocked.find(({ member }) => member === memberId)

/** The viewer's block of this member, if there is one. */
export const useBlock = (memberId: Id) => useViewerPart((viewer) => blockOf(viewer, memberId))

export const isBlocked = (memberId: Id): boolean => Boolean(blockOf(presentViewer(), memberId))

/** Only who blocks somebody has to look before something is announced. */
export const blocksSomebody = (): boolean => presentViewer().blocked.length > 0
