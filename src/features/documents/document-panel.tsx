import type { ReactNode } from 'react'

/** One panel with hairlines, not a stack of cards. */
export const DocumentPanel = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul aria-label={label} data-list className="rounded-lg border border-line bg-surface">
    {children}
  </ul>
)
