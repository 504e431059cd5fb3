import { z } from 'zod'
import { choice } from '#domain/web/input'
import type { ChangeField } from './change-input'

/** `change` is what anybody reports about an entry, `claim` the wish to be confirmed as its owner. */
export const requestKinds = ['change', 'claim'] as const
export type RequestKind = (typeof requestKinds)[number]

export const requestDecisionInput = z.object({ decision: choice(['approved', 'rejected']) })

/** A reported value beside the stored one. */
export type RequestedChange = { field: ChangeField; label: string; now: string; asked: string }
